import { expect, test } from "vitest";
import { newsOf } from "#domain/push/notice.ts";
import { isPushService } from "#domain/push/subscription.ts";
import { pushKeys } from "../../../src/host/push/keys.ts";

const HERE = "http://127.0.0.1:9";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB=", true],
  ["https://web.push.apple.com/QGx", true],
  ["https://wns2-am3p.notify.windows.com/w/?token=BQYAAAA%2b%3d", true],
  [`${HERE}/push/1`, true],
  [`${HERE}0/push/1`, false],
  ["https://notify.windows.com.evil.example/", false],
  ["https://evilfcm.googleapis.com/", false],
  ["https://xpush.apple.com/", false],
  ["https://evil.example/https://fcm.googleapis.com/", false],
  ["https://fcm.googleapis.com\\@evil.example/", false],
  ["https://evil.example#.push.apple.com/", false],
  ["https://a:b@web.push.apple.com/", false],
  ["https://fcm.googleapis.com/a b", false],
  ["https://fcm.googleapis.com/\n", false],
  ["http://web.push.apple.com/", false],
  ["https://[::1]/", false],
])("a push service: %j is one: %s", (endpoint, isOne) => {
  expect(isPushService(endpoint, HERE)).toBe(isOne);
});

test.each([
  ["pending|2027-01-01|07:00|tour|1", "confirmed|2027-01-02|07:00|tour|1", false, "confirmed"],
  ["confirmed|2027-01-01|07:00|tour|1", "confirmed|2027-01-01|07:00|tour|1", false, null],
  ["confirmed|2027-01-01|07:00|tour|1", "confirmed|2027-01-01|13:00|tour|1", false, "moved"],
  ["pending|2027-01-01|07:00|tour|1", "pending|2027-01-01|07:00|tour|2", false, "moved"],
  ["confirmed|2027-01-01|07:00|tour|1", "pending|2027-01-01|07:00|tour|1", false, null],
  ["confirmed|2027-01-01|07:00|tour|1", "cancelled|2027-01-02|07:00|tour|1", false, "cancelled"],
  ["confirmed|2027-01-01|07:00|tour|1", "cancelled|2027-01-01|07:00|tour|1", true, null],
  ["cancelled|2027-01-01|07:00|tour|1", "cancelled|2027-01-09|07:00|tour|1", false, null],
  ["confirmed|2027-01-01|07:00|tour|1", "completed|2027-01-01|07:00|tour|1", false, null],
])("from %s to %s (by the guest: %s) the guest hears %s", (before, now, isOwn, news) => {
  expect(newsOf(before, now, isOwn)).toBe(news);
});

test("the keys of push follow from the key of the settings, and tell nothing of it", () => {
  const keys = pushKeys("a".repeat(32));
  expect(keys).toEqual(pushKeys("a".repeat(32)));
  expect(keys.publicKey).not.toBe(pushKeys("b".repeat(32)).publicKey);
  expect([keys.publicKey.length, keys.privateKey.length]).toEqual([87, 43]);
});
