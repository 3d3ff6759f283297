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
    /** Go's own handle (database/sql); not there inside a transaction. */
    db(): Handle;
  }
  interface Handle {
    setMaxOpenConns(most: number): void;
    /** Nanoseconds after which an idle connection is closed; 0 for never. */
    setConnMaxIdleTime(time: number): void;
    conn(context: Context): Connection;
    /** For whichever connection it is used on. */
    prepareContext(context: Context, sql: string): Statement;
  }
  interface Statement {
    execContext(context: Context, ...values: (string | number)[]): void;
    queryRowContext(
      context: Context,
      ...values: (string | number | boolean)[]
    ): { scan(...found: Text[]): void };
    close(): void;
  }
  /** A text of Go's: what is only passed on need not become one of the engine's. */
  interface Text {
    readonly text: unique symbol;
  }
  /** A connection taken out of the pool: nobody else has it until it is closed. */
  interface Connection {
    execContext(context: Context, sql: string): void;
    beginTx(context: Context, options: null): Transaction;
    close(): void;
  }
  interface Transaction {
    execContext(
      context: Context,
      sql: string,
      ...values: (string | number)[]
    ): { rowsAffected(): number };
    /** A statement of the handle's, for this transaction. */
    stmtContext(context: Context, statement: Statement): Statement;
    commit(): void;
    rollback(): void;
  }
  interface Collection {
    readonly id: string;
    readonly name: string;
    /** Of a collection of accounts; the duration in seconds. */
    readonly authToken: { readonly secret: string; readonly duration: number };
  }
  /** One whose records sign in, with the secrets that their tokens are made from. */
  interface AuthCollection extends Collection {
    readonly authToken: { secret: string; readonly duration: number };
    readonly passwordResetToken: { secret: string };
    readonly emailChangeToken: { secret: string };
    readonly verificationToken: { secret: string };
    readonly fileToken: { secret: string };
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
    /** When it is stored: only the columns whose values have changed since it was read. */
    ignoreUnchangedFields(isOn: boolean): void;
    validatePassword(password: string): boolean;
    setPassword(password: string): void;
    /** Ends all tokens of this account, once it is saved. */
    refreshTokenKey(): void;
    /** Part of what the account's tokens are signed with; a new password makes a new one. */
    tokenKey(): string;
    fieldsData(): { [field: string]: unknown };
    /** The files of a file field that came with the request. */
    getUnsavedFiles(field: string): { readonly reader: { open(): Reader } }[];
  }
  interface File {
    readonly size: number;
    readonly reader: { open(): Reader };
  }
  /** A folder that was opened (Go's os.Root), to be closed after use. */
  interface Folder {
    /** A new file, or an emptied one. */
    create(name: string): OpenFile;
    /** For reading. */
    open(name: string): OpenFile;
    close(): void;
  }
  interface OpenFile {
    writeString(text: string): void;
    /** Waits until it is on the disk. */
    sync(): void;
    close(): void;
  }
  /** A folder or a bucket, to be closed after use. */
  interface FileSystem {
    list(prefix: string): {
      readonly key: string;
      readonly size: number;
      readonly modTime: { unixMilli(): number };
    }[];
    uploadFile(file: File, key: string): void;
    /** A file that is read as it is uploaded elsewhere. */
    getReuploadableFile(key: string, isNameKept: boolean): File;
    delete(key: string): void;
    close(): void;
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
    /** The headers that carry the client's address, set by a proxy of ours. */
    trustedProxy: { headers: string[]; useLeftmostIP: boolean };
    backups: { cron: string; cronMaxKeep: number; s3: { enabled: boolean } };
    /** 0: nothing is logged, and what was is deleted. */
    logs: { maxDays: number };
  }
  interface Store {
    get(key: string): unknown;
    set(key: string, value: unknown): void;
    has(key: string): boolean;
    remove(key: string): void;
    /** Changes a value while nobody else can: plain values only, they outlive the engine. */
    setFunc(key: string, change: (kept: unknown) => unknown): void;
  }
  interface App {
    db(): Db;
    nonconcurrentDB(): Db;
    /** The connections that only read. */
    concurrentDB(): Db;
    /** The second database, of PocketBase's logs. */
    auxNonconcurrentDB(): Db;
    /** The same; in a transaction of it, that one. */
    auxDB(): Db;
    isTransactional(): boolean;
    findRecordById(collection: string, id: string): Record;
    findFirstRecordByData(collection: string, field: string, value: string | number): Record;
    findAllRecords(collection: string): Record[];
    findAllCollections(type: "auth"): AuthCollection[];
    findCollectionByNameOrId(name: string): Collection;
    findCachedCollectionByNameOrId(name: string): Collection;
    save(record: Record | Settings | Collection): void;
    saveNoValidate(record: Record): void;
    delete(record: Record): void;
    dataDir(): string;
    /** Archives the data into dataDir/backups. */
    createBackup(context: Context, name: string): void;
    runInTransaction(work: (app: App) => void): void;
    auxRunInTransaction(work: (app: App) => void): void;
    runAllMigrations(): void;
    newMailClient(): MailClient;
    settings(): Settings;
    store(): Store;
  }
  /** Go's side of a request's line (net/http): what is read or written after a deadline fails. */
  interface Line {
    setReadDeadline(at: Date): void;
    setWriteDeadline(at: Date): void;
    /** What is wrapped; missing in the innermost. */
    unwrap?(): Line;
  }
  interface Response extends Line {
    header(): { set(name: string, value: string): void };
    writeHeader(status: number): void;
    write(bytes: number[]): void;
  }
  interface Body {
    readonly body: unique symbol;
  }
  /** What a request is answered by, as its handlers and the hooks on records have it. */
  interface AnswerEvent {
    app: App;
    auth: Record | null;
    requestInfo(): { body: { [name: string]: unknown } | null };
    bindBody(target: unknown): void;
    json(status: number, body: unknown): void;
    noContent(status: number): void;
    redirect(status: number, url: string): void;
    blob(status: number, type: string, bytes: unknown): void;
    html(status: number, text: string): void;
    fileFS(fs: unknown, name: string): void;
    next(): void;
    /** Of the answer so far; 0 before there is one. */
    status(): number;
    hasSuperuserAuth(): boolean;
    /** The caller's address; of a client behind a trusted proxy, what that proxy says. IPv6 in full. */
    realIP(): string;
    /** The address at the other end of the line. */
    remoteIP(): string;
  }
  interface RequestEvent extends AnswerEvent {
    request: {
      method: string;
      host: string;
      /** The route's own, such as `GET /api/bookings/{id}`. */
      pattern: string;
      contentLength: number;
      /** 1 for HTTP/1.1, 2 for HTTP/2. */
      protoMajor: number;
      url: {
        path: string;
        rawPath: string;
        rawQuery: string;
        query(): { get(name: string): string };
      };
      header: { get(name: string): string };
      pathValue(name: string): string;
      /** Can be read again once it has been read to its end. */
      body: Body;
    };
    response: Response;
  }
  /** `request` and `response` are undefined here: PocketBase's engine does not find what is embedded under a name twice. */
  interface RecordRequestEvent extends AnswerEvent {
    record: Record;
    collection: Collection;
    /** Where the request itself is found. */
    requestEvent: RequestEvent;
  }
  /** Before an account is answered with a token. */
  interface RecordAuthRequestEvent {
    readonly app: App;
    /** Whose token came with the request. */
    readonly auth: Record | null;
    readonly record: Record;
    /** Where the request itself is found. */
    readonly requestEvent: RequestEvent;
    token: string;
    /** `password` after a sign-in with it; empty at a refresh and for a superuser's impersonation. */
    readonly authMethod: string;
    next(): void;
  }
  interface RecordEvent {
    app: App;
    record: Record;
    next(): void;
  }
  interface BackupEvent {
    app: App;
    name: string;
    /** Names right in the data folder that stay out of the archive. */
    exclude: string[];
    next(): void;
  }
  /** The app as hook files see it while they are loaded: with PocketBase's command line. */
  interface CommandLine extends App {
    rootCmd: { addCommand(command: Command): void };
    /** Before the server listens. */
    onServe(): { bindFunc(work: (e: ServeEvent) => void): void };
  }
  interface ServeEvent {
    server: Server;
    next(): void;
  }
  /** Go's server (net/http); times in nanoseconds. */
  interface Server {
    readTimeout: number;
    readHeaderTimeout: number;
    writeTimeout: number;
    idleTimeout: number;
    /** Of a request's head; Go adds 4 KB. */
    maxHeaderBytes: number;
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
    /** By their file names; a name stands in a header as it is. */
    attachments: Record<string, pb.Reader>;
    headers: Record<string, string>;
  });
}
declare class DynamicModel {
  constructor(shape: Record<string, string | number | boolean>);
  [column: string]: string | number | boolean;
}
declare class Context {
  constructor();
}
declare class Command {
  constructor(definition: {
    use: string;
    short: string;
    run: (command: unknown, args: string[]) => void;
  });
}
declare class ApiError {
  constructor(status: number, message?: string, data?: unknown);
}
declare class BadRequestError {
  constructor(message?: string, data?: unknown);
}
declare class ValidationError {
  constructor(code: string, message: string);
}
declare function arrayOf<T>(model: T): T[];
/** A place for a text that Go finds. */
declare function nullString(): pb.Text;
/** Text to bytes, as UTF-8. */
declare function toBytes(text: string | pb.Text): number[];
/** The first bytes of what a reader gives. */
declare function toBytes(reader: pb.Reader | pb.Body, maxBytes: number): number[];
declare function sleep(milliseconds: number): void;
/** PocketBase puts this in place of the language's own: bytes to text, as UTF-8. */
declare function toString(bytes: readonly number[] | pb.Text): string;
declare const console: { log(text: string): void };
declare const $os: {
  /** `env`: NAME=value; those of this process where it is not given. */
  cmd(name: string, ...args: string[]): { env: string[]; run(): void; output(): number[] };
  remove(path: string): void;
  mkdirAll(path: string, mode: number): void;
  rename(from: string, to: string): void;
  writeFile(path: string, text: string, mode: number): void;
  getenv(name: string): string;
  /** The file's bytes. */
  readFile(path: string): number[];
  dirFS(path: string): unknown;
  openRoot(folder: string): pb.Folder;
  readDir(path: string): {
    name(): string;
    info(): { size(): number; modTime(): { unixMilli(): number } };
  }[];
};
declare const $filesystem: {
  s3(
    bucket: string,
    region: string,
    endpoint: string,
    accessKey: string,
    secret: string,
    isBucketInPath: boolean,
  ): pb.FileSystem;
  local(folder: string): pb.FileSystem;
  fileFromPath(path: string): pb.File;
  fileFromBytes(bytes: number[], name: string): pb.File;
};
declare const $security: {
  sha256(text: string): string;
  /** HMAC with SHA-256, in hex. */
  hs256(text: string, key: string): string;
  randomString(length: number): string;
  randomStringWithAlphabet(length: number, alphabet: string): string;
  equal(a: string, b: string): boolean;
  createJWT(claims: Record<string, unknown>, key: string, seconds: number): string;
  /** @throws for what is no token, one that has expired, and one that was signed with another key. */
  parseJWT(token: string, key: string): Record<string, unknown>;
  /** @throws for what is no token, and for one that has expired. */
  parseUnverifiedJWT(token: string): Record<string, unknown>;
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

/** Where the hooks are, absolute. */
declare const __hooks: string;
/** Another file of the hook build, at run time. */
declare function require(path: string): unknown;
