import { instantOf } from "../office/sql.ts";
import type { SiteSettings } from "../site/settings.ts";
import { toCustomerOfLink } from "./asked-links.ts";
import {
  toCustomer,
  toCustomerAgreed,
  toCustomerCancelled,
  toCustomerDecided,
  toCustomerFromOperator,
  toCustomerOfDeparture,
  toCustomerWithReceipt,
} from "./booking-letters.ts";
import { toCustomerOfDeposit } from "./deposit-reminders.ts";
import { type Letters, lettersIn, operatorsLanguage } from "./languages.ts";
import { type Letter, SWITCHED_OFF } from "./letter.ts";
import { toOperator, toOperatorOfChange } from "./operator-letters.ts";
import type { MailJob } from "./queue.ts";
import { toCustomerAsReminder, toCustomerAsThanks } from "./reminder-letters.ts";
import { toCustomerOfRequest, toOperatorOfRequest } from "./request-letters.ts";
import { summaryFacts } from "./summary-facts.ts";
import { dayOfSummary } from "./summary-job.ts";

/** How each kind of job becomes a letter. */
const WRITERS: Readonly<Record<string, (app: pb.App, job: MailJob, site: SiteSettings) => Letter>> =
  {
    customer: toCustomer,
    "customer-agreed": toCustomerAgreed,
    "customer-confirmed": toCustomerDecided,
    "customer-declined": toCustomerDecided,
    "customer-request": toCustomerOfRequest,
    "departure-news": toCustomerOfDeparture,
    "operator-request": toOperatorOfRequest,
    "deposit-due": toCustomerOfDeposit,
    "deposit-late": toCustomerOfDeposit,
    "trip-link": toCustomerOfLink,
    "reminder-first": toCustomerAsReminder,
    "reminder-eve": toCustomerAsReminder,
    "reminder-thanks": toCustomerAsThanks,
    operator: toOperator,
    "customer-cancelled": toCustomerCancelled,
    "operator-cancelled": toOperator,
    "operator-changed": toOperatorOfChange,
    contact: toOperatorFromContact,
    message: toCustomerFromOperator,
    receipt: toCustomerWithReceipt,
    test: toOperatorAsTest,
    summary: toOperatorAsSummary,
    ceiling: toOperatorOfCeiling,
    stalled: toOperatorOfStalling,
  };

/** Writes the mail of a job from what is stored now. @throws when what it is about is gone. */
export function writeLetter(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const write = WRITERS[job.kind];
  if (!write) throw new Error(`there is no mail of the kind '${job.kind}'`);
  return write(app, job, site);
}

/** A mail about no booking, in the operator's language. */
function toOperatorWith(
  app: pb.App,
  site: SiteSettings,
  write: (
    letters: Letters,
  ) => Pick<Letter, "content"> & Partial<Pick<Letter, "replyTo" | "whyNot">>,
): Letter {
  const language = operatorsLanguage(app, site);
  return {
    language,
    to: site.adminRecipient,
    replyTo: site.contactEmail,
    whyNot: "",
    isCounted: false,
    ...write(lettersIn(language)),
  };
}

function toOperatorFromContact(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const record = app.findRecordById("messages", job.message);
  const text = (field: string) => record.getString(field);
  const message = {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
    createdAtMs: instantOf(text("created_at")),
  };
  return toOperatorWith(app, site, ({ contactMail }) => ({
    replyTo: message.email,
    content: contactMail(message),
  }));
}

function toOperatorAsTest(app: pb.App, _job: MailJob, site: SiteSettings): Letter {
  return toOperatorWith(app, site, ({ testMail }) => ({ content: testMail(site) }));
}

function toOperatorOfCeiling(app: pb.App, _job: MailJob, site: SiteSettings): Letter {
  return toOperatorWith(app, site, ({ ceilingMail }) => ({
    content: ceilingMail(site, $os.getenv("APP_URL")),
  }));
}

function toOperatorOfStalling(app: pb.App, _job: MailJob, site: SiteSettings): Letter {
  return toOperatorWith(app, site, ({ stalledMail }) => ({
    content: stalledMail(site, $os.getenv("APP_URL")),
  }));
}

function toOperatorAsSummary(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const facts = summaryFacts(app, dayOfSummary(job.id));
  return toOperatorWith(app, site, ({ summaryMail }) => ({
    content: summaryMail(facts, $os.getenv("APP_URL")),
    whyNot: site.dailySummary ? "" : SWITCHED_OFF,
  }));
}
