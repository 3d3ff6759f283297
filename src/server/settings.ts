/** What the operator has set (the one record of `settings`). */
export interface SiteSettings {
  readonly siteTitle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Where the operator's mails go; the contact address when it is empty. */
  readonly adminRecipient: string;
  readonly notifyAdminOnNewBooking: boolean;
  readonly sendConfirmationToCustomer: boolean;
}

/** Reads the settings; there is always exactly one record, made by the first migration. */
export function readSettings(app: pb.App): SiteSettings {
  const record = app.findFirstRecordByData("settings", "key", "site");
  const contactEmail = record.getString("contact_email");
  return {
    siteTitle: record.getString("site_title"),
    contactEmail,
    contactPhone: record.getString("contact_phone"),
    adminRecipient: record.getString("admin_recipient") || contactEmail,
    notifyAdminOnNewBooking: record.getBool("notify_admin_on_new_booking"),
    sendConfirmationToCustomer: record.getBool("send_confirmation_to_customer"),
  };
}

/** `GET /api/site`: the settings that the public site shows. */
export function publicSite(e: pb.RequestEvent): void {
  const { siteTitle, contactEmail, contactPhone } = readSettings(e.app);
  e.json(200, { siteTitle, contactEmail, contactPhone });
}
