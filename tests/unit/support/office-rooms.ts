import { room } from "./room.ts";

/** The back office's rooms of messages, in both languages. */
export const OFFICE_ROOMS: Readonly<Record<string, readonly [object, object]>> = {
  "office/bookings/fields.ts": room(
    await import("../../../src/messages/en/office/bookings/fields.ts"),
    await import("../../../src/messages/es/office/bookings/fields.ts"),
  ),
  "office/acts.ts": room(
    await import("../../../src/messages/en/office/acts.ts"),
    await import("../../../src/messages/es/office/acts.ts"),
  ),
  "office/bookings/details.ts": room(
    await import("../../../src/messages/en/office/bookings/details.ts"),
    await import("../../../src/messages/es/office/bookings/details.ts"),
  ),
  "office/bookings/dialogs.ts": room(
    await import("../../../src/messages/en/office/bookings/dialogs.ts"),
    await import("../../../src/messages/es/office/bookings/dialogs.ts"),
  ),
  "office/bookings/form.ts": room(
    await import("../../../src/messages/en/office/bookings/form.ts"),
    await import("../../../src/messages/es/office/bookings/form.ts"),
  ),
  "office/bookings/list.ts": room(
    await import("../../../src/messages/en/office/bookings/list.ts"),
    await import("../../../src/messages/es/office/bookings/list.ts"),
  ),
  "office/bookings/mails.ts": room(
    await import("../../../src/messages/en/office/bookings/mails.ts"),
    await import("../../../src/messages/es/office/bookings/mails.ts"),
  ),
  "office/bookings/menu.ts": room(
    await import("../../../src/messages/en/office/bookings/menu.ts"),
    await import("../../../src/messages/es/office/bookings/menu.ts"),
  ),
  "office/bookings/selection.ts": room(
    await import("../../../src/messages/en/office/bookings/selection.ts"),
    await import("../../../src/messages/es/office/bookings/selection.ts"),
  ),
  "office/bookings/status-change.ts": room(
    await import("../../../src/messages/en/office/bookings/status-change.ts"),
    await import("../../../src/messages/es/office/bookings/status-change.ts"),
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
  "office/settings/mails.ts": room(
    await import("../../../src/messages/en/office/settings/mails.ts"),
    await import("../../../src/messages/es/office/settings/mails.ts"),
  ),
  "office/settings/sections.ts": room(
    await import("../../../src/messages/en/office/settings/sections.ts"),
    await import("../../../src/messages/es/office/settings/sections.ts"),
  ),
  "office/settings/site-content.ts": room(
    await import("../../../src/messages/en/office/settings/site-content.ts"),
    await import("../../../src/messages/es/office/settings/site-content.ts"),
  ),
  "office/shell.ts": room(
    await import("../../../src/messages/en/office/shell.ts"),
    await import("../../../src/messages/es/office/shell.ts"),
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
