import { guestCount } from "#messages/booking/guests.ts";
import { longDay } from "#messages/formats/dates.ts";
import * as words from "#messages/papers/receipt.ts";
import { LANGUAGE } from "../language.ts";
import type { Spoken } from "./text.ts";

/** Receipts in the language of this build: what guests and mails read. */
export const HERE: Spoken = { language: LANGUAGE, words, longDay, guestCount };
