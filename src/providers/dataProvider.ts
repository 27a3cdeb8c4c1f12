import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  GetListParams,
  GetListResult,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { HttpError, request, type Answer, type RequestOptions } from './http';
import { readRecord, readRecords, readTotal } from './readRecords';
import { speaksAdditions } from './serverContract';
import { isRaw } from './wireFields';
import { apiPath, listQuery, queryString, writableData, type ListQuery } from './listQuery';

type Options = Pick<RequestOptions, 'signal' | 'toast'>;
/** `toast: false`: the screen shows the error. `version`: replaces the record's own version. */
type Meta = Pick<RequestOptions, 'toast' | 'version' | 'idempotencyKey'>;
type Row = RaRecord;
type Data = Readonly<Record<string, unknown>>;

/**
 * ra-data-simple-rest for one call with its meta: it builds `/name/id`, method and body, and this sends them
 * to the declared path. If the answer to a write has no record, the sent data is the record.
 */
function rest({ left, ...own }: RequestOptions & { left?: Data } = {}): DataProvider {
  return simpleRestProvider('', async (url, { method, body, signal } = {}) => {
    const [, name = '', ...tail] = url.split('/');
    const { data, ...answer } = await request<unknown>([apiPath(name), ...tail].join('/'), {
      ...own,
      method: (method ?? 'GET') as RequestOptions['method'],
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      signal: signal ?? undefined,
    });
    const record = left && !(isRaw(data) && data.id !== undefined) ? left : data;
    return { ...answer, body: '', json: withVersion({ ...answer, data: readRecord(name, record) }) };
  });
}

/** Answers of servers without the private search, which use the same list by GET as in the specification. */
const NO_SUCH_CALL = new Set([404, 405]);

async function ask<T>(
  path: string,
  query: ListQuery,
  withPaging: boolean,
  tail: string,
  options: Options,
): Promise<T> {
  const words = { ...(withPaging ? query.paging : {}), ...query.filters };
  const byUrl = () => request<T>(`${path}${tail}${queryString(words)}`, options);
  if (!query.isPrivate) return (await byUrl()).data;
  try {
    const answer = await request<T>(`${path}/search${tail}`, {
      ...options,
      method: 'POST',
      body: words,
      toast: false,
    });
    return answer.data;
  } catch (error) {
    if (error instanceof HttpError && NO_SUCH_CALL.has(error.status)) return (await byUrl()).data;
    throw error;
  }
}

async function getList(name: string, params: GetListParams): Promise<GetListResult> {
  const path = apiPath(name);
  const query = listQuery(name, params);
  const options = { signal: params.signal, toast: (params.meta as Meta | undefined)?.toast };
  // Parallel (contract.md, "Lists"): the list does not wait for its count.
  const [rows, total] = await Promise.all([
    ask<unknown>(path, query, true, '', options).then((answer) => readRecords(name, answer)),
    ask<unknown>(path, query, false, '/total_items', options).then(readTotal),
  ]);
  return { data: rows, total: total.count, meta: { isEstimate: total.isEstimate } };
}

/**
 * A specification-only server gets the fields of its own record and the filled ones: it may not know an empty
 * field that it never sent.
 */
function announcedData(data: Record<string, unknown>, previous: Data | null): Record<string, unknown> {
  if (speaksAdditions()) return data;
  const isNamed = ([field, value]: [string, unknown]) =>
    (previous !== null && field in previous) || (value !== null && value !== undefined && value !== '');
  return Object.fromEntries(Object.entries(data).filter(isNamed));
}

/** The record contains its version; if only the `ETag` has it, it is added. */
function withVersion({ data, version }: Answer<Row>): Row {
  const fromHeader = version?.match(/\d+/)?.[0];
  return data.version !== undefined || fromHeader === undefined
    ? data
    : { ...data, version: Number(fromHeader) };
}

/** `?id=1,2,3` in one call; if the server filters differently, the missing ones are loaded one by one. */
async function getMany(name: string, ids: readonly Identifier[], options: Options): Promise<Row[]> {
  const filter = { id: [...ids] };
  const query = listQuery(name, { filter, pagination: { page: 1, perPage: ids.length } });
  const listed = readRecords(name, await ask<unknown>(apiPath(name), query, true, '', options));
  const wanted = new Set(ids.map(String));
  const found = listed.filter((row) => wanted.has(String(row.id)));
  const has = new Set(found.map((row) => String(row.id)));
  // Loaded without an error message: a missing record may belong to another CDP, which is not an error of
  // this screen.
  const missing = await Promise.all(
    ids
      .filter((id) => !has.has(String(id)))
      .map((id) => getOne(name, { id, signal: options.signal, meta: { toast: false } }).catch(() => null)),
  );
  return [...found, ...missing.flatMap((answer) => answer?.data ?? [])];
}

/** The current record with its version. */
function getOne(name: string, params: { id: Identifier; signal?: AbortSignal; meta?: Meta }) {
  return rest({ toast: params.meta?.toast }).getOne<RaRecord>(name, params);
}

function create(name: string, params: CreateParams) {
  const data = announcedData(writableData(name, params.data), null);
  const { toast, idempotencyKey } = (params.meta ?? {}) as Meta;
  return rest({ toast, idempotencyKey, left: params.data }).create(name, { ...params, data });
}

function update(name: string, params: UpdateParams) {
  const { id, previousData } = params;
  const data = announcedData(writableData(name, params.data), previousData ?? null);
  const { version = versionOf(previousData) ?? versionOf(params.data), ...meta } = (params.meta ??
    {}) as Meta;
  const left = { ...previousData, ...params.data, id };
  return rest({ toast: meta.toast, idempotencyKey: meta.idempotencyKey, version, left }).update(name, {
    ...params,
    data,
  });
}

function versionOf(record: Data | undefined): number | null {
  return typeof record?.version === 'number' ? record.version : null;
}

/**
 * The wire of contract.md for react-admin: ra-data-simple-rest, with our own lists, versions and private searches.
 * It carries any resource, so answers are read by their declaration (`readRecords`) and not by a contract.
 */
export function createDataProvider(): DataProvider {
  const provider = {
    ...rest(),
    getList,
    // What goes wrong with the record of a page is said on the page.
    getOne: (name: string, params: Parameters<typeof getOne>[1]) =>
      getOne(name, { ...params, meta: { toast: false, ...params.meta } }),
    getMany: async (name: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => ({
      data: ids.length > 0 ? await getMany(name, ids, { signal }) : [],
    }),
    getManyReference: (name: string, params: GetListParams & { target: string; id: Identifier }) =>
      getList(name, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
    create,
    update,
    updateMany: async (name: string, { ids, data }: { ids: Identifier[]; data: Data }) => {
      const all = ids.map(async (id) =>
        update(name, { id, data, previousData: (await getOne(name, { id })).data }),
      );
      await Promise.all(all);
      return { data: ids };
    },
  };
  return provider as unknown as DataProvider;
}
