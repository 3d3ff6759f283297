import { room } from "./room.ts";

/** The back office's rooms of messages, in both languages. */
export const OFFICE_ROOMS: Readonly<Record<string, readonly [object, object]>> = {
  "office/acts.ts": room(
    await import("../../../src/messages/en/office/acts.ts"),
    await import("../../../src/messages/es/office/acts.ts"),
  ),
  "office/booking.ts": room(
    await import("../../../src/messages/en/office/booking.ts"),
    await import("../../../src/messages/es/office/booking.ts"),
  ),
  "office/booking-dialogs.ts": room(
    await import("../../../src/messages/en/office/booking-dialogs.ts"),
    await import("../../../src/messages/es/office/booking-dialogs.ts"),
  ),
  "office/booking-form.ts": room(
    await import("../../../src/messages/en/office/booking-form.ts"),
    await import("../../../src/messages/es/office/booking-form.ts"),
  ),
  "office/booking-mails.ts": room(
    await import("../../../src/messages/en/office/booking-mails.ts"),
    await import("../../../src/messages/es/office/booking-mails.ts"),
  ),
  "office/booking-menu.ts": room(
    await import("../../../src/messages/en/office/booking-menu.ts"),
    await import("../../../src/messages/es/office/booking-menu.ts"),
  ),
  "office/bookings.ts": room(
    await import("../../../src/messages/en/office/bookings.ts"),
    await import("../../../src/messages/es/office/bookings.ts"),
  ),
  "office/conflict.ts": room(
    await import("../../../src/messages/en/office/conflict.ts"),
    await import("../../../src/messages/es/office/conflict.ts"),
  ),
  "office/customer.ts": room(
    await import("../../../src/messages/en/office/customer.ts"),
    await import("../../../src/messages/es/office/customer.ts"),
  ),
  "office/customers.ts": room(
    await import("../../../src/messages/en/office/customers.ts"),
    await import("../../../src/messages/es/office/customers.ts"),
  ),
  "office/dashboard.ts": room(
    await import("../../../src/messages/en/office/dashboard.ts"),
    await import("../../../src/messages/es/office/dashboard.ts"),
  ),
  "office/exports.ts": room(
    await import("../../../src/messages/en/office/exports.ts"),
    await import("../../../src/messages/es/office/exports.ts"),
  ),
  "office/failures.ts": room(
    await import("../../../src/messages/en/office/failures.ts"),
    await import("../../../src/messages/es/office/failures.ts"),
  ),
  "office/field.ts": room(
    await import("../../../src/messages/en/office/field.ts"),
    await import("../../../src/messages/es/office/field.ts"),
  ),
  "office/figures.ts": room(
    await import("../../../src/messages/en/office/figures.ts"),
    await import("../../../src/messages/es/office/figures.ts"),
  ),
  "office/forms.ts": room(
    await import("../../../src/messages/en/office/forms.ts"),
    await import("../../../src/messages/es/office/forms.ts"),
  ),
  "office/heads.ts": room(
    await import("../../../src/messages/en/office/heads.ts"),
    await import("../../../src/messages/es/office/heads.ts"),
  ),
  "office/login.ts": room(
    await import("../../../src/messages/en/office/login.ts"),
    await import("../../../src/messages/es/office/login.ts"),
  ),
  "office/mail-settings.ts": room(
    await import("../../../src/messages/en/office/mail-settings.ts"),
    await import("../../../src/messages/es/office/mail-settings.ts"),
  ),
  "office/messages.ts": room(
    await import("../../../src/messages/en/office/messages.ts"),
    await import("../../../src/messages/es/office/messages.ts"),
  ),
  "office/parts.ts": room(
    await import("../../../src/messages/en/office/parts.ts"),
    await import("../../../src/messages/es/office/parts.ts"),
  ),
  "office/party.ts": room(
    await import("../../../src/messages/en/office/party.ts"),
    await import("../../../src/messages/es/office/party.ts"),
  ),
  "office/refusals.ts": room(
    await import("../../../src/messages/en/office/refusals.ts"),
    await import("../../../src/messages/es/office/refusals.ts"),
  ),
  "office/reports.ts": room(
    await import("../../../src/messages/en/office/reports.ts"),
    await import("../../../src/messages/es/office/reports.ts"),
  ),
  "office/search.ts": room(
    await import("../../../src/messages/en/office/search.ts"),
    await import("../../../src/messages/es/office/search.ts"),
  ),
  "office/selection.ts": room(
    await import("../../../src/messages/en/office/selection.ts"),
    await import("../../../src/messages/es/office/selection.ts"),
  ),
  "office/service-editor.ts": room(
    await import("../../../src/messages/en/office/service-editor.ts"),
    await import("../../../src/messages/es/office/service-editor.ts"),
  ),
  "office/service-fields.ts": room(
    await import("../../../src/messages/en/office/service-fields.ts"),
    await import("../../../src/messages/es/office/service-fields.ts"),
  ),
  "office/services.ts": room(
    await import("../../../src/messages/en/office/services.ts"),
    await import("../../../src/messages/es/office/services.ts"),
  ),
  "office/settings.ts": room(
    await import("../../../src/messages/en/office/settings.ts"),
    await import("../../../src/messages/es/office/settings.ts"),
  ),
  "office/shell.ts": room(
    await import("../../../src/messages/en/office/shell.ts"),
    await import("../../../src/messages/es/office/shell.ts"),
  ),
  "office/site-content.ts": room(
    await import("../../../src/messages/en/office/site-content.ts"),
    await import("../../../src/messages/es/office/site-content.ts"),
  ),
  "office/status-change.ts": room(
    await import("../../../src/messages/en/office/status-change.ts"),
    await import("../../../src/messages/es/office/status-change.ts"),
  ),
  "office/today.ts": room(
    await import("../../../src/messages/en/office/today.ts"),
    await import("../../../src/messages/es/office/today.ts"),
  ),
  "office/waiting.ts": room(
    await import("../../../src/messages/en/office/waiting.ts"),
    await import("../../../src/messages/es/office/waiting.ts"),
  ),
};
