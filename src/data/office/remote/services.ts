import * as v from "valibot";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceRow } from "#domain/catalogue/service/check.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { dollarsToCents } from "#domain/money.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

/** More than an operator of this size offers; PocketBase gives 30 unless asked. */
const MOST = 500;

const COMMON_FIELDS = "id,number,name,price,duration,active";
const FIELDS = {
  tour: `${COMMON_FIELDS},category,location`,
  transfer: `${COMMON_FIELDS},route,transfer_type`,
} as const satisfies Record<ItemType, string>;

const SummarySchema = v.object({
  id: v.string(),
  number: v.number(),
  name: v.string(),
  price: v.number(),
  duration: v.string(),
  active: v.boolean(),
  category: v.optional(v.string(), ""),
  transfer_type: v.optional(v.string(), ""),
  route: v.optional(v.string(), ""),
  location: v.optional(v.string(), ""),
});
const ListSchema = v.object({ items: v.array(SummarySchema) });
const RowSchema = v.looseObject({
  id: v.string(),
  number: v.number(),
  name: v.string(),
  image: v.string(),
});

const servicesOf = (type: ItemType) => pocketbase.collection(`${type}s`);

/** All tours or all transfers, also those that are not offered. */
export function listServices(type: ItemType, signal: AbortSignal): Promise<ServiceSummary[]> {
  return remoteCall(async () => {
    const options = { fields: FIELDS[type], sort: "name", skipTotal: true, signal };
    const { items } = v.parse(ListSchema, await servicesOf(type).getList(1, MOST, options));
    return items.map((wire) => ({
      id: wire.id,
      type,
      number: wire.number,
      name: wire.name,
      priceCents: dollarsToCents(wire.price),
      kind: wire.category || wire.transfer_type,
      duration: wire.duration,
      location: wire.location,
      route: wire.route,
      isActive: wire.active,
    }));
  });
}

export interface StoredService {
  /** As bookings and prices name it. */
  readonly number: number;
  readonly row: ServiceRow;
  readonly imageUrl: string | null;
}

/** One service with all its fields. */
export function loadService(type: ItemType, id: string): Promise<StoredService> {
  return remoteCall(async () => {
    const row = v.parse(RowSchema, await servicesOf(type).getOne(id));
    const { number } = row;
    return { number, row, imageUrl: row.image ? `/api/files/${type}s/${id}/${row.image}` : null };
  });
}

export interface ServiceChange {
  readonly type: ItemType;
  /** Null for a new one. */
  readonly id: string | null;
  /** All fields of a new one; of a stored one, those that were changed. */
  readonly row: Partial<ServiceRow>;
  /** What a stored one was changed in; 409 where some of it stands otherwise by now. */
  readonly base?: ServiceRow;
  /** A picture to take the old one's place, null to remove it, undefined to leave it. */
  readonly image: File | null | undefined;
}

/**
 * Stores a service, its picture with it: either both or nothing.
 * @throws RemoteFailure with `fields` where the server refuses some.
 */
export function saveService({ type, id, row, base, image }: ServiceChange): Promise<void> {
  const body = { ...row, ...(base && { base }), ...(image !== undefined && { image }) };
  return remoteCall(async () => {
    const services = servicesOf(type);
    await (id === null ? services.create(body) : services.update(id, body));
  });
}

/** @throws RemoteFailure with status 409 while guests are still to come. */
export function deleteService(type: ItemType, id: string): Promise<void> {
  return remoteCall(async () => {
    await servicesOf(type).delete(id);
  });
}

/** Takes a service off the site; what is booked stays booked. */
export function deactivateService(type: ItemType, id: string): Promise<void> {
  return remoteCall(async () => {
    await servicesOf(type).update(id, { active: false });
  });
}
