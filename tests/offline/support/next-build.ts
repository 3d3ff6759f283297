import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../src/host/system/root.mjs";
import type { FaultRule } from "./fault-proxy.ts";

/** A deployment that has replaced the one before: none of the old scripts and styles is there. */
export interface NextBuild {
  readonly rule: FaultRule;
  /** The new name of a file. */
  renamed(file: string): string;
}

/**
 * Serves the build as if it were another one: every script and style has another hash in its name,
 * wherever it is spoken of, and the old names are gone. To a browser and to its worker that is a new
 * version, made without building twice.
 */
export function nextBuild(): NextBuild {
  const names = readdirSync(join(ROOT, "dist/assets")).filter((name) => /\.(js|css)$/.test(name));
  const hashes = new Map(names.map((name) => [hashOf(name), otherHash(hashOf(name))]));
  const olds = new Map([...hashes].map(([old, next]) => [next, old]));
  const replace = (text: string, by: Map<string, string>) =>
    text.replace(/-([\w-]{8})(\.(?:js|css))\b/g, (all, hash: string, end: string) => {
      const other = by.get(hash);
      return other ? `-${other}${end}` : all;
    });
  return {
    renamed: (file) => replace(file, hashes),
    rule: ({ path, method }) => {
      if (method !== "GET" || path.startsWith("/api/")) return undefined;
      const isAsset = path.startsWith("/assets/") && /\.(js|css)$/.test(path);
      const old = isAsset ? replace(path, olds) : path;
      if (isAsset && old === path) {
        return (exchange) =>
          exchange.reply({ status: 404, headers: {}, body: Buffer.from("Not found.") });
      }
      return async (exchange) => {
        const reply = await exchange.forward({ path: old, plain: true });
        const isText = /text|javascript|json/.test(String(reply.headers["content-type"]));
        const body = isText ? Buffer.from(replace(reply.body.toString(), hashes)) : reply.body;
        exchange.reply({ ...reply, headers: { ...reply.headers, etag: undefined }, body });
      };
    },
  };
}

function hashOf(name: string): string {
  return /-([\w-]{8})\.(?:js|css)$/.exec(name)?.[1] ?? name;
}

/** Another hash of the same length. */
function otherHash(hash: string): string {
  return [...hash].reverse().join("") === hash ? `${hash.slice(1)}x` : [...hash].reverse().join("");
}
