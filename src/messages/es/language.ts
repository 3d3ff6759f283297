export const tag = "es";
export const locale = "es_BZ";
