import { describe, expect, test } from "vitest";
import { parseEnvironment } from "../../../src/host/environment/environment.ts";
import { ROOT } from "../../../src/host/system/root.mjs";

const isFile = (path: string) => ["/opt/pocketbase", "/srv/old/data.db"].includes(path);
const parse = (variables: Record<string, string>) => parseEnvironment(variables, { isFile });

const S3 = {
  BACKUP_S3_ENDPOINT: "https://s3.example",
  BACKUP_S3_BUCKET: "cayo-backups",
  BACKUP_S3_ACCESS_KEY: "a",
  BACKUP_S3_SECRET: "b",
};

describe("an empty environment", () => {
  test("gives the contract's defaults, frozen", () => {
    const { environment } = parse({});
    expect(environment).toEqual({
      host: "127.0.0.1",
      port: 8090,
      appUrl: "http://127.0.0.1:8090",
      dataDir: `${ROOT}pb_data`,
      adminPassword: null,
      smtp: null,
      mailFrom: null,
      pushService: null,
      pocketbaseBin: null,
      hooksPool: 64,
      rateLimits: true,
      domain: null,
      dashboard: false,
      encryptionKey: null,
      trustedProxy: null,
      trustedProxyFrom: [],
      bucket: null,
      durability: null,
      litestreamBin: null,
      backupRecipient: null,
      backupIdentity: null,
      logFormat: "text",
    });
    expect(Object.isFrozen(environment)).toBe(true);
  });
});

describe("accepted", () => {
  test.each([
    [{ PORT: "0" }, { port: 0, appUrl: null }],
    [{ PORT: "65535" }, { port: 65535, appUrl: "http://127.0.0.1:65535" }],
    [{ PORT: "" }, { port: 8090 }],
    [
      { HOST: "0.0.0.0", PORT: "80" },
      { host: "0.0.0.0", appUrl: "http://127.0.0.1:80" },
    ],
    [{ HOST: "::1" }, { host: "::1", appUrl: "http://[::1]:8090" }],
    [{ HOST: "localhost" }, { host: "localhost" }],
    [{ APP_URL: "https://cayo.example" }, { appUrl: "https://cayo.example" }],
    [{ APP_URL: "http://10.0.0.7:8090" }, { appUrl: "http://10.0.0.7:8090" }],
    [{ DATA_DIR: "/srv/cayo/" }, { dataDir: "/srv/cayo" }],
    [{ DATA_DIR: "pb_data_2" }, { dataDir: `${ROOT}pb_data_2` }],
    [{ ADMIN_PASSWORD: "twelve chars" }, { adminPassword: "twelve chars" }],
    // ignored by now: no reason not to start
    [{ DATA_DIR: "/srv/old", ADMIN_PASSWORD: "sixsix" }, { adminPassword: "sixsix" }],
    [{ MAIL_FROM: "hello@cayo.example" }, { mailFrom: "hello@cayo.example" }],
    [{ PUSH_SERVICE: "http://127.0.0.1:9" }, { pushService: "http://127.0.0.1:9" }],
    [{ POCKETBASE_BIN: "/opt/pocketbase" }, { pocketbaseBin: "/opt/pocketbase" }],
    [{ RATE_LIMITS: "on", HOST: "0.0.0.0" }, { rateLimits: true }],
    [{ RATE_LIMITS: "off" }, { rateLimits: false }],
    [{ RATE_LIMITS: "off", HOST: "::1" }, { rateLimits: false }],
    [{ RATE_LIMITS: "off", HOST: "127.8.8.8" }, { rateLimits: false }],
    [{ DASHBOARD: "on" }, { dashboard: true }],
    [{ PB_ENCRYPTION_KEY: "k".repeat(32) }, { encryptionKey: "k".repeat(32) }],
    [
      { TRUSTED_PROXY: "X-Forwarded-For" },
      { trustedProxy: "X-Forwarded-For", trustedProxyFrom: ["127.0.0.0/8", "::1"] },
    ],
    [
      { TRUSTED_PROXY: "X-Real-IP", TRUSTED_PROXY_FROM: "10.0.0.1, 2001:db8::/32" },
      { trustedProxyFrom: ["10.0.0.1", "2001:db8::/32"] },
    ],
    [{ LOG_FORMAT: "json" }, { logFormat: "json" }],
    [
      { DOMAIN: "cayo.example" },
      { domain: "cayo.example", host: "0.0.0.0", port: 443, appUrl: "https://cayo.example" },
    ],
    [
      S3,
      {
        bucket: {
          ...{ endpoint: "https://s3.example", bucket: "cayo-backups", region: "us-east-1" },
          ...{ accessKey: "a", secret: "b" },
        },
      },
    ],
    [
      { ...S3, BACKUP_S3_ENDPOINT: "http://127.0.0.1:9000", BACKUP_S3_REGION: "auto" },
      { bucket: { endpoint: "http://127.0.0.1:9000", region: "auto" } },
    ],
    [{ ...S3, DURABILITY: "shipped" }, { durability: "shipped" }],
    [{ HOOKS_POOL: "4" }, { hooksPool: 4 }],
    [{ LITESTREAM_BIN: "/opt/pocketbase" }, { litestreamBin: "/opt/pocketbase" }],
    [
      { SMTP_HOST: "mail.example" },
      { smtp: { host: "mail.example", port: 587, username: "", password: "", tls: false } },
    ],
    [
      { SMTP_HOST: "mail.example", SMTP_PORT: "465", SMTP_USERNAME: "u", SMTP_PASSWORD: "p" },
      { smtp: { host: "mail.example", port: 465, username: "u", password: "p", tls: true } },
    ],
    [
      { SMTP_HOST: "mail.example", SMTP_PORT: "465", SMTP_TLS: "off" },
      { smtp: { host: "mail.example", port: 465, username: "", password: "", tls: false } },
    ],
  ])("%o", (variables, expected) => {
    const { environment, problems } = parse(variables);
    expect(problems).toEqual([]);
    expect(environment).toMatchObject(expected);
  });
});

describe("refused", () => {
  test.each([
    ["PORT", "a whole number from 0 to 65535", "65536", "-1", "80.5", "http"],
    ["HOST", "an IP address or a host name", "my host", "http://a"],
    [
      ...["APP_URL", "http(s)://host[:port] without a slash at the end", "https://cayo.example/"],
      ...["https://cayo.example/site", "ftp://cayo.example", "cayo.example"],
    ],
    ["MAIL_FROM", "an e-mail address", "Cayo"],
    ["POCKETBASE_BIN", "the path of an existing file", "/opt/nothing"],
    ["RATE_LIMITS", "on or off", "no"],
    ["DASHBOARD", "on or off", "1"],
    ["DOMAIN", "a host name", "https://cayo.example", "cayo"],
    ["TRUSTED_PROXY", "the name of a header, for example X-Forwarded-For", "X Real IP"],
    ["BACKUP_IDENTITY", "the path of an existing file", "/none"],
  ])("%s that is not %s", (name = "", must, ...values) => {
    expect(values).not.toEqual([]);
    for (const value of values) {
      const problems = [`${name} must be ${must}, not "${value}".`];
      expect(parse({ [name]: value })).toEqual({ environment: null, problems });
    }
  });

  test.each([
    [{ ADMIN_PASSWORD: "eleven char" }, "ADMIN_PASSWORD must be 12 to 71 characters long."],
    [
      { ADMIN_PASSWORD: "CayoWayfarers1" },
      "ADMIN_PASSWORD must be another one: this password is too common.",
    ],
    [{ ADMIN_PASSWORD: "é".repeat(36) }, "ADMIN_PASSWORD must be 12 to 71 characters long."],
    [
      { RATE_LIMITS: "off", HOST: "0.0.0.0" },
      'RATE_LIMITS can be off only on a loopback HOST, not on "0.0.0.0".',
    ],
    [
      { RATE_LIMITS: "off", HOST: "127.evil.example" },
      'RATE_LIMITS can be off only on a loopback HOST, not on "127.evil.example".',
    ],
    [
      { RATE_LIMITS: "off", DOMAIN: "cayo.example" },
      'RATE_LIMITS can be off only on a loopback HOST, not on "0.0.0.0".',
    ],
    [
      { PB_ENCRYPTION_KEY: "k".repeat(31) },
      "PB_ENCRYPTION_KEY must be exactly 32 characters long.",
    ],
    [
      { PB_ENCRYPTION_KEY: "é".repeat(32) },
      "PB_ENCRYPTION_KEY must be exactly 32 characters long.",
    ],
    [
      { TRUSTED_PROXY: "X-Real-IP", TRUSTED_PROXY_FROM: "10.0.0.1,proxy.example" },
      'TRUSTED_PROXY_FROM must be addresses or networks with commas between them, for example 10.0.0.1,192.168.0.0/16, not "10.0.0.1,proxy.example".',
    ],
    [{ TRUSTED_PROXY_FROM: "10.0.0.1" }, "TRUSTED_PROXY_FROM given without TRUSTED_PROXY."],
    [
      { SMTP_HOST: "mail.example", SMTP_PORT: "0" },
      'SMTP_PORT must be a whole number from 1 to 65535, not "0".',
    ],
    [
      { SMTP_HOST: "mail.example", SMTP_TLS: "starttls" },
      'SMTP_TLS must be on or off, not "starttls".',
    ],
    [
      { SMTP_HOST: "mail.example", SMTP_USERNAME: "u" },
      "SMTP_USERNAME and SMTP_PASSWORD go together.",
    ],
    [
      { ...S3, BACKUP_S3_ENDPOINT: "http://s3.example" },
      'BACKUP_S3_ENDPOINT must be https://host without a path (http only on loopback: the backups hold customers\' data), not "http://s3.example".',
    ],
    [{ ...S3, BACKUP_S3_BUCKET: "A B" }, 'BACKUP_S3_BUCKET must be a bucket\'s name, not "A B".'],
    [
      { BACKUP_RECIPIENT: "AGE-SECRET-KEY-1QQ" },
      "BACKUP_RECIPIENT must be a public key of age (age1...).",
    ],
    [{ DURABILITY: "always" }, 'DURABILITY must be disk, behind or shipped, not "always".'],
    [
      { DURABILITY: "shipped" },
      "DURABILITY=shipped needs a bucket: give the BACKUP_S3_ variables too.",
    ],
    [{ ...S3, BACKUP_S3_SECRET: "" }, "BACKUP_S3_SECRET missing: they go together."],
    [
      { BACKUP_S3_REGION: "auto", BACKUP_S3_BUCKET: "cayo-backups" },
      "BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET missing: they go together.",
    ],
    [{ SMTP_PORT: "25", SMTP_TLS: "off" }, "SMTP_PORT, SMTP_TLS given without SMTP_HOST."],
  ])("%o", (variables, sentence) => {
    expect(parse(variables)).toEqual({ environment: null, problems: [sentence] });
  });

  test("all bad values at once", () => {
    const { problems } = parse({ PORT: "x", DASHBOARD: "x", ADMIN_PASSWORD: "x" });
    expect(problems).toHaveLength(3);
  });
});
