interface StartFacts {
  /** Names this start; the pages' state says which start it was made for. */
  readonly boot: string;
  readonly pages: string;
  readonly build: string;
  /** The public address is https. */
  readonly isHttps: boolean;
  readonly hasLimits: boolean;
  /** The networks from which the header TRUSTED_PROXY is believed, as bits; none without a proxy. */
  readonly proxies: readonly string[];
}

let facts: StartFacts | null = null;

/** What the start process has said, asked for once an engine: each call into Go takes its time. */
export function startFacts(): StartFacts {
  facts ??= {
    boot: $os.getenv("PAGES_BOOT"),
    pages: $os.getenv("PAGES_DIR"),
    build: $os.getenv("SITE_DIR"),
    isHttps: $os.getenv("APP_URL").startsWith("https:"),
    hasLimits: $os.getenv("RATE_LIMITS") !== "off",
    proxies: $os.getenv("TRUSTED_PROXY_FROM").split(",").filter(Boolean),
  };
  return facts;
}
