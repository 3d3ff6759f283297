/**
 * The part of PocketBase's JavaScript engine that this product uses (docs: pocketbase.io/jsvm).
 * Go errors arrive as thrown values; numbers, texts and lists as their JavaScript counterparts.
 */
declare namespace pb {
  interface Row {
    [column: string]: string | number | boolean;
  }
  interface Reader {
    close(): void;
  }
  interface Query {
    bind(values: Record<string, string | number | boolean>): Query;
    execute(): { rowsAffected(): number };
    one(row: Row): void;
    all(rows: Row[]): void;
  }
  interface Db {
    newQuery(sql: string): Query;
  }
  interface Collection {
    readonly id: string;
    readonly name: string;
  }
  interface Record {
    id: string;
    get(field: string): unknown;
    getString(field: string): string;
    getFloat(field: string): number;
    getInt(field: string): number;
    getBool(field: string): boolean;
    set(field: string, value: unknown): void;
    load(values: { [field: string]: unknown }): void;
    original(): Record;
    collection(): Collection;
    hide(...fields: string[]): void;
    validatePassword(password: string): boolean;
    setPassword(password: string): void;
    newAuthToken(): string;
    fieldsData(): { [field: string]: unknown };
    /** The files of a file field that came with the request. */
    getUnsavedFiles(field: string): { readonly reader: { open(): Reader } }[];
  }
  interface MailClient {
    send(message: MailerMessage): void;
  }
  interface Settings {
    smtp: {
      enabled: boolean;
      host: string;
      port: number;
      username: string;
      password: string;
      tls: boolean;
    };
    meta: {
      appName: string;
      appURL: string;
      senderName: string;
      senderAddress: string;
      hideControls: boolean;
    };
    logs: { maxDays: number; minLevel: number; logIP: boolean; logAuthId: boolean };
  }
  interface App {
    db(): Db;
    nonconcurrentDB(): Db;
    isTransactional(): boolean;
    findRecordById(collection: string, id: string): Record;
    findFirstRecordByData(collection: string, field: string, value: string | number): Record;
    findAllRecords(collection: string): Record[];
    findCollectionByNameOrId(name: string): Collection;
    save(record: Record | Settings): void;
    saveNoValidate(record: Record): void;
    delete(record: Record): void;
    dataDir(): string;
    runInTransaction(work: (app: App) => void): void;
    newMailClient(): MailClient;
    settings(): Settings;
    store(): {
      get(key: string): unknown;
      set(key: string, value: unknown): void;
      has(key: string): boolean;
    };
    logger(): {
      error(message: string, ...pairs: unknown[]): void;
      warn(message: string, ...pairs: unknown[]): void;
    };
  }
  interface RequestEvent {
    app: App;
    auth: Record | null;
    request: {
      method: string;
      contentLength: number;
      url: { path: string; rawQuery: string; query(): { get(name: string): string } };
      header: { get(name: string): string };
      pathValue(name: string): string;
    };
    response: { header(): { set(name: string, value: string): void } };
    requestInfo(): { body: { [name: string]: unknown } };
    bindBody(target: unknown): void;
    json(status: number, body: unknown): void;
    noContent(status: number): void;
    blob(status: number, type: string, bytes: unknown): void;
    fileFS(fs: unknown, name: string): void;
    next(): void;
    hasSuperuserAuth(): boolean;
  }
  interface RecordRequestEvent extends RequestEvent {
    record: Record;
    collection: Collection;
    requestEvent: RequestEvent;
  }
  interface RecordEvent {
    app: App;
    record: Record;
    next(): void;
  }
  interface BootstrapEvent {
    app: App;
    next(): void;
  }
}

declare class MailerMessage {
  constructor(fields: {
    from: { address: string; name: string };
    to: { address: string; name?: string }[];
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  });
}
declare class DynamicModel {
  constructor(shape: Record<string, string | number | boolean>);
  [column: string]: string | number | boolean;
}
declare class ApiError {
  constructor(status: number, message?: string, data?: unknown);
}
declare class BadRequestError {
  constructor(message?: string, data?: unknown);
}
declare function arrayOf<T>(model: T): T[];
/** Text to bytes, as UTF-8. */
declare function toBytes(text: string): number[];
/** The first bytes of what a reader gives. */
declare function toBytes(reader: pb.Reader, maxBytes: number): number[];
declare function sleep(milliseconds: number): void;
/** PocketBase puts this in place of the language's own: bytes to text, as UTF-8. */
declare function toString(bytes: readonly number[]): string;
declare const $os: {
  getenv(name: string): string;
  /** The file's bytes. */
  readFile(path: string): number[];
  dirFS(path: string): unknown;
  readDir(path: string): { name(): string; info(): { modTime(): { unixMilli(): number } } }[];
};
declare const $security: {
  sha256(text: string): string;
  randomString(length: number): string;
  randomStringWithAlphabet(length: number, alphabet: string): string;
  equal(a: string, b: string): boolean;
};
declare const $http: {
  send(request: {
    url: string;
    method: string;
    body?: string;
    headers?: Record<string, string>;
    timeout: number;
  }): { statusCode: number; json: unknown };
};
