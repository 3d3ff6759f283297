import { createECDH, hkdfSync } from "node:crypto";

/** What push services know this site by (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Made from the key that encrypts the stored settings, so that they are there from the first start on, are kept where that
 * one is, and come back with a restore: subscriptions hold for one pair of keys only.
 * @param encryptionKey of 32 characters
 */
export function pushKeys(encryptionKey: string): PushKeys {
  const pair = createECDH("prime256v1");
  for (let count = 0; ; count += 1) {
    const secret = Buffer.from(hkdfSync("sha256", encryptionKey, "", `push ${count}`, 32));
    try {
      pair.setPrivateKey(secret);
    } catch {
      continue; // one of four thousand millions is no number of the curve
    }
    const privateKey = secret.toString("base64url");
    return { publicKey: pair.getPublicKey().toString("base64url"), privateKey };
  }
}
