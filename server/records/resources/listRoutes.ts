import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toWire } from '../../../src/domain/time/dates';
import type { ResourceName } from '../../../src/resources/registry';
import { isCharge } from '../../../src/domain/access/employeeOptions';
import type { Resource } from '../../../src/resources/schema/defineResource';
import { toExportSchema, toFilterSchema } from '../../../src/resources/schema/filterSchema';
import { exportedPatients } from '../../platform/audit/exportedPatients';
import type { ServerContext } from '../../context';
import { erasedWord } from '../../outside/documents/words';
import type { Access } from '../../platform/plugins/access';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import type { Db } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { ApiError } from '../../platform/plugins/errors';
import { CSV_ANSWER, listAnswer, TOTAL_ANSWER } from './answerSchemas';
import { countRows } from './countRows';
import { idsOf, pageOf } from './crudRepository';
import { csvOf, MAX_EXPORT_ROWS } from './csvExport';
import { resourceOf } from './fieldSql';
import { conditionsOf, isSearch } from './filterSql';
import { readListQuery, searchBodyAsText, type ListInput } from './listQuery';
import { routeScopeOf, scopeOf } from './scopes';

/** The columns of a file: those that are asked for, without amounts for a person who must not see them. */
function columnsFor(request: FastifyRequest, resource: Resource, asked = resource.list): readonly string[] {
  return actorOf(request).hides_charges ? asked.filter((name) => !isCharge(name)) : asked;
}

type Answer = (request: FastifyRequest, reply: FastifyReply, input: ListInput) => Promise<unknown>;

/**
 * `GET {list}`, `/total_items` and `/csv` with filters in the query; `POST {list}/search`, `/search/total_items` and
 * `/search/csv` with the same names in the body, for filters that must not stand in a URL. One permission for all:
 * the list's.
 */
export function listRoutes(app: FastifyInstance, context: ServerContext, name: ResourceName): void {
  const resource = resourceOf(name);
  const { db } = context;

  function read(request: FastifyRequest, input: ListInput) {
    const query = readListQuery(resource, input);
    const scope = scopeOf(name, actorOf(request));
    const conditions = [...conditionsOf(resource, query.filters), ...(scope ? [scope] : [])];
    return { query, conditions };
  }

  const list: Answer = async (request, _reply, input) => {
    const { query, conditions } = read(request, input);
    return app.readCopy(request, (copy) => pageOf(copy, resource, conditions, query));
  };

  const totalItems: Answer = async (request, _reply, input) => {
    const { query, conditions } = read(request, input);
    return app.readCopy(request, (copy) =>
      countRows(copy, resource, conditions, isSearch(resource, query.filters)),
    );
  };

  const csv: Answer = async (request, reply, input) => {
    const { query, conditions } = read(request, input);
    const readCopy = <T>(from: (copy: Db) => Promise<T>) => app.readCopy(request, from);
    const ids = await readCopy((copy) => idsOf(copy, resource, conditions, query.sort, MAX_EXPORT_ROWS + 1));
    if (ids.length > MAX_EXPORT_ROWS) {
      const message = `An export takes up to ${MAX_EXPORT_ROWS} rows: narrow the filters`;
      throw new ApiError(400, 'csv001', message, { args: { max: MAX_EXPORT_ROWS } });
    }
    // Who took what of whom out of the house, before the first byte leaves it.
    const changes = {
      asked: { from: null, to: Object.fromEntries(query.filters) },
      rows: { from: null, to: ids.length },
    };
    const patient_ids = await exportedPatients(db, resource, ids);
    const entry = { action: 'export', resource: resource.name, record_id: null, changes, patient_ids };
    await inTransaction(db, (trx) => writeAudit(trx, request, entry));
    const day = toWire(context.clock()).slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${resource.name}-${day}.csv"`)
      .send(
        Readable.from(
          csvOf(readCopy, resource, ids, {
            columns: columnsFor(request, resource, query.columns),
            erased: erasedWord(actorOf(request).language),
          }),
        ),
      );
  };

  const tags = [resource.name];
  const asList: Access = { as: ['GET', resource.path] };

  function add(path: string, summary: string, answer: Answer, shape: unknown): void {
    const response = { 200: shape };
    const filters = path === '/csv' ? toExportSchema(resource) : toFilterSchema(resource);
    const config = { access: path === '' ? ('own' as const) : asList, scope: routeScopeOf(name) };
    app.get<{ Querystring: ListInput }>(
      `${resource.path}${path}`,
      { config, schema: { querystring: filters, summary, tags, response } },
      async (request, reply) => answer(request, reply, request.query),
    );
    app.post<{ Body: ListInput }>(
      `${resource.path}/search${path}`,
      {
        config: { access: asList, scope: routeScopeOf(name) },
        schema: { body: filters, summary: `${summary}, filters in the body`, tags, response },
        preValidation: async (request) => {
          request.body = searchBodyAsText(request.body) as ListInput;
        },
      },
      async (request, reply) => answer(request, reply, request.body),
    );
  }

  add('', `List ${resource.name}`, list, listAnswer(resource));
  add('/total_items', `How many ${resource.name} a list has`, totalItems, TOTAL_ANSWER);
  add('/csv', `A list of ${resource.name} as CSV`, csv, CSV_ANSWER);
}
