import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** What has arrived, read as the device reads it. */
export interface Arrived {
  readonly notice: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage["headers"];
  readonly bytes: Buffer;
}

/** A browser that has subscribed: its keys, its address at the service, and what has come to it. */
export interface Device {
  readonly subscription: {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
  readonly arrived: Arrived[];
  /** What the service answers for it. */
  status: number;
  /** How often it was tried. */
  tries: number;
  /** What the service waits for before it answers. */
  held: Promise<unknown>;
}

/**
 * A push service of the tests' own (RFC 8030): it checks who sends (RFC 8292) and hands over to its devices, which
 * decrypt (RFC 8291).
 */
export async function openPushService() {
  const devices = new Map<string, Device & { receive: (body: Buffer) => string }>();
  let serverKey = "";
  const server = createServer(async (request, answer) => {
    const device = devices.get(request.url ?? "");
    const body = await buffer(request);
    if (!device) return answer.writeHead(404).end();
    device.tries += 1;
    if (device.status === 201) {
      checkSender(String(request.headers.authorization), serverKey, origin);
      const notice = JSON.parse(device.receive(body));
      device.arrived.push({ notice, headers: request.headers, bytes: body });
    }
    await device.held;
    // whoever followed it would call a stranger's address
    answer
      .writeHead(device.status, device.status === 302 ? { Location: `${origin}/inside` } : {})
      .end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    /** @param key the server's public key, as it tells devices */
    device(key: string): Device {
      serverKey = key;
      const path = `/push/${randomBytes(8).toString("hex")}`;
      const { receive, ...keys } = deviceKeys();
      const subscription = { endpoint: `${origin}${path}`, ...keys };
      const held = Promise.resolve();
      const device = { subscription, arrived: [], status: 201, tries: 0, held, receive };
      devices.set(path, device);
      return device;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const base64 = (bytes: Buffer) => bytes.toString("base64url");

/** A device's keys, and its own way to read: `aes128gcm` with one record (RFC 8188). */
function deviceKeys() {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const receive = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const idLength = body[20] ?? 0;
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
    const secret = hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32);
    const expand = (what: string, length: number) =>
      Buffer.from(
        hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
      );
    const key = createDecipheriv("aes-128-gcm", expand("aes128gcm", 16), expand("nonce", 12));
    key.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([key.update(record.subarray(0, -16)), key.final()]);
    // a 2 ends the last record
    return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
  };
  return { p256dh: base64(own), auth: base64(auth), receive };
}

/** @throws when it is not signed with the key that the device has subscribed with, or for another service */
function checkSender(authorization: string, serverKey: string, origin: string): void {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== serverKey) throw new Error("another key");
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(serverKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: base64(point.subarray(1, 33)),
    y: base64(point.subarray(33)),
  };
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
  if (!signed || aud !== origin || exp * 1000 < Date.now()) throw new Error("not signed");
}
