import { afterEach, expect, test, vi } from "vitest";
import { run } from "../../../src/host/system/command.mjs";

afterEach(() => vi.unstubAllEnvs());

test("a program that is run sees nothing of the site's secrets, and what programs need", async () => {
  const secrets = [
    ...["SMTP_PASSWORD", "ADMIN_PASSWORD", "PB_ENCRYPTION_KEY", "BACKUP_S3_SECRET"],
    ...["BACKUP_S3_ACCESS_KEY", "BACKUP_IDENTITY", "DATA_DIR", "ANYTHING_ELSE"],
  ];
  const needed = ["PATH", "HOME", "npm_config_registry", "https_proxy", "SSL_CERT_FILE", "GOPROXY"];
  for (const name of [...secrets, ...needed.slice(2)]) vi.stubEnv(name, `value of ${name}`);
  const { output } = await run(process.execPath, ["-p", "JSON.stringify(process.env)"]);
  const seen = Object.keys(JSON.parse(output));
  expect(seen).toEqual(expect.arrayContaining(needed));
  expect(seen.filter((name) => secrets.includes(name))).toEqual([]);
});
