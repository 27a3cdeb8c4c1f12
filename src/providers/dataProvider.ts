import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import { HttpError, request, type Answer, type RequestOptions } from './http';
import { readRecord, readRecords, readTotal } from './readRecords';
import { speaksAdditions } from './serverContract';
import { isRaw } from './wireFields';
import { apiPath, listQuery, queryString, writableData, type ListParams, type ListQuery } from './listQuery';

type Options = { signal?: AbortSignal; toast?: boolean };
/** `toast: false`: the screen shows by itself what went wrong. */
type Meta = { toast?: boolean };
type Row = RaRecord<number>;

/** What ra-data-simple-rest calls with: method, body (JSON text), signal. */
async function restClient(
  url: string,
  options: { method?: string; body?: unknown; signal?: AbortSignal | null } = {},
) {
  const { data, status, headers } = await request<Row>(url, {
    method: (options.method as RequestOptions['method']) ?? 'GET',
    body: options.body,
    signal: options.signal ?? undefined,
  });
  return { status, headers, body: '', json: data };
}

/** Another server without the private search: the same list by GET, as the specification has it. */
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

async function getList(
  name: string,
  params: ListParams & Options & { meta?: unknown },
): Promise<GetListResult<Row>> {
  const path = apiPath(name);
  const query = listQuery(name, params);
  const options = { signal: params.signal, toast: (params.meta as Meta | undefined)?.toast };
  // Both at once (contract.md, "Lists"): the list does not wait to be counted.
  const [rows, total] = await Promise.all([
    ask<unknown>(path, query, true, '', options).then((answer) => readRecords(name, answer)),
    ask<unknown>(path, query, false, '/total_items', options).then(readTotal),
  ]);
  return { data: rows, total: total.count, meta: { isEstimate: total.isEstimate } };
}

async function getOne(name: string, id: Identifier, options: RequestOptions = {}): Promise<Row> {
  const { data, ...answer } = await request<unknown>(`${apiPath(name)}/${encodeURIComponent(id)}`, options);
  return withVersion({ ...answer, data: readRecord(name, data) });
}

/** What a write has left behind: the answer, or what was sent where the server does not say. */
function written(name: string, sent: Readonly<Record<string, unknown>>, answer: Answer<unknown>): Row {
  const data = isRaw(answer.data) && answer.data.id !== undefined ? answer.data : sent;
  return withVersion({ ...answer, data: readRecord(name, data) });
}

/**
 * A server of the specification is sent the fields that its own record has, and those that a person has filled in: an
 * empty field that it never named may be unknown to it.
 */
function announcedData(
  data: Record<string, unknown>,
  previous: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  if (speaksAdditions()) return data;
  const isNamed = ([field, value]: [string, unknown]) =>
    (previous !== null && field in previous) || (value !== null && value !== undefined && value !== '');
  return Object.fromEntries(Object.entries(data).filter(isNamed));
}

/** The record carries its version; where only the `ETag` does, it is put in. */
function withVersion({ data, version }: Answer<Row>): Row {
  const fromHeader = version?.match(/\d+/)?.[0];
  return data.version !== undefined || fromHeader === undefined
    ? data
    : { ...data, version: Number(fromHeader) };
}

/** `?id=1,2,3` in one call; a server that filters otherwise is asked for what is missing, one by one. */
async function getMany(name: string, ids: readonly Identifier[], options: Options): Promise<Row[]> {
  const filter = { id: [...ids] };
  const query = listQuery(name, { filter, pagination: { page: 1, perPage: ids.length } });
  const listed = readRecords(name, await ask<unknown>(apiPath(name), query, true, '', options));
  const wanted = new Set(ids.map(String));
  const found = listed.filter((row) => wanted.has(String(row.id)));
  const has = new Set(found.map((row) => String(row.id)));
  // Each missing one is asked for in silence: it may be another CDP's, which is not an error of this screen.
  const missing = await Promise.all(
    ids
      .filter((id) => !has.has(String(id)))
      .map((id) => getOne(name, id, { ...options, toast: false }).catch(() => null)),
  );
  return [...found, ...missing.filter((row) => row !== null)];
}

/**
 * The wire of contract.md for react-admin: ra-data-simple-rest for what it fits (one record, deletion) and our own
 * lists, versions and private searches. `meta.version` of an update names another version than the record's.
 */
export function createDataProvider(): DataProvider {
  const rest = simpleRestProvider('', restClient);
  const bare = (name: string) => apiPath(name).replace(/^\//, '');
  const provider = {
    ...rest,
    delete: (name: string, params: Parameters<DataProvider['delete']>[1]) => rest.delete(bare(name), params),
    deleteMany: (name: string, params: Parameters<DataProvider['deleteMany']>[1]) =>
      rest.deleteMany(bare(name), params),
    getList: (name: string, params: GetListParams & Options) => getList(name, params),
    getOne: async (name: string, params: { id: Identifier; meta?: Meta } & Options) => ({
      data: await getOne(name, params.id, { signal: params.signal, toast: params.meta?.toast }),
    }),
    getMany: async (name: string, params: { ids: Identifier[] } & Options) => ({
      data: params.ids.length > 0 ? await getMany(name, params.ids, { signal: params.signal }) : [],
    }),
    getManyReference: (name: string, params: GetListParams & Options & { target: string; id: Identifier }) =>
      getList(name, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
    create: async (name: string, params: { data: Record<string, unknown>; meta?: Meta }) => ({
      data: written(
        name,
        params.data,
        await request<unknown>(apiPath(name), {
          method: 'POST',
          body: announcedData(writableData(name, params.data), null),
          toast: params.meta?.toast,
        }),
      ),
    }),
    update: async (
      name: string,
      params: {
        id: Identifier;
        data: Record<string, unknown>;
        previousData?: Row;
        meta?: Meta & { version?: number };
      },
    ) => {
      const answer = await request<unknown>(`${apiPath(name)}/${encodeURIComponent(params.id)}`, {
        method: 'PUT',
        body: announcedData(writableData(name, params.data), params.previousData ?? null),
        version: params.meta?.version ?? versionOf(params.previousData) ?? versionOf(params.data),
        toast: params.meta?.toast,
      });
      return { data: written(name, { ...params.previousData, ...params.data, id: params.id }, answer) };
    },
    updateMany: async (name: string, params: { ids: Identifier[]; data: Record<string, unknown> }) => {
      const rows = await Promise.all(
        params.ids.map(async (id) => {
          const { version } = await getOne(name, id);
          const path = `${apiPath(name)}/${encodeURIComponent(id)}`;
          return request<Row>(path, {
            method: 'PUT',
            body: writableData(name, params.data),
            version: versionOf({ version }),
          });
        }),
      );
      return { data: rows.map(({ data }) => data.id) };
    },
  };
  return provider as unknown as DataProvider;
}

function versionOf(record: Readonly<Record<string, unknown>> | undefined): number | null {
  return typeof record?.version === 'number' ? record.version : null;
}
