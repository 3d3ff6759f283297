export const tag: "en" | "es" = "es";
export const locale = "es_BZ";
