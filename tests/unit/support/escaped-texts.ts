import { type ESTree, parseSync } from "vite";

/** Attributes whose value is read by people, or read out to them. */
const READ_OUT =
  /^(alt|aria-(label|description|valuetext)|children|description|heading|label|placeholder|text|title)$/;
/** Two words of a sentence, and a single one that begins as a sentence does. */
const SENTENCE = /[A-Za-z]\w*[a-z,.!?:'’…]+ [a-zA-Z]/;
const WORD = /^[A-Z][a-z]+[.!?…:]?$/;
/** Of another language than people's: style sheets, markup, selectors. */
const CODE = /[<>{}[\]=;*_&]|\b(asc|desc)$|(px|\dem)\b|\w\(|^\([\w-]+:|^not all$|input\b/;
/** The same in each language, or for machines. */
const NEUTRAL = new Set([
  ...["WhatsApp", "Facebook", "Instagram", "USD", "BZD", "USD, BZD", "Cayo Wayfarers", "English"],
  // nobody sees it: the trap for machines
  "Website",
  // names of people and places, and of drafts on the device
  ...["Ana", "Coc", "Caulker", "new booking", "new customer"],
  // what is stored, and worded where it is shown
  ...["Archaeology", "time and address"],
  // keys of a keyboard, heads of requests, words of schema.org, columns of a device's database
  ...["Ctrl K", "Control+K Meta+K", "Escape", "Enter", "Date", "Authorization", "key, atMs"],
  ...["Name", "Country", "Question", "Answer", "Offer", "Service", "Product", "Trip"],
  ...["Event", "Person", "Place", "Organization"],
]);
/** Nodes in which no text is for people: types, modules' addresses, what is thrown for the log. */
const SILENT = /^(TS|Import|ExportAll|Throw)/;
const LOGGED = /^(console\.\w+|log|logEvent|logFault)$/;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value;

const isForPeople = (text: string) =>
  (SENTENCE.test(text) || WORD.test(text)) && !CODE.test(text) && !NEUTRAL.has(text.trim());
const isRead = (text: string) => /[A-Za-z]{2}/.test(text) && !NEUTRAL.has(text.trim());

/** What stands in a source and would be read by people as it is, in one language only. */
export function escapedTexts(file: string, source: string): string[] {
  const wordOf = ({ start, end }: ESTree.Node) => source.slice(start, end);
  const within = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(within);
    if (!isNode(node) || SILENT.test(node.type)) return [];
    if (node.type === "CallExpression" && LOGGED.test(wordOf(node.callee))) return [];
    if (node.type === "NewExpression" && /Error$/.test(wordOf(node.callee))) return [];
    if (node.type === "JSXText") return isRead(node.value) ? [node.value] : [];
    if (node.type === "JSXAttribute" && node.value?.type === "Literal") {
      const text = String(node.value.value);
      return READ_OUT.test(wordOf(node.name)) && isRead(text) ? [text] : [];
    }
    if (node.type === "Literal") {
      return typeof node.value === "string" && isForPeople(node.value) ? [node.value] : [];
    }
    if (node.type === "TemplateElement") {
      return isForPeople(node.value.raw) ? [node.value.raw] : [];
    }
    return Object.values(node).flatMap(within);
  };
  return within(parseSync(file, source).program).map((text) => text.trim());
}
