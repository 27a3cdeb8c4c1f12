import { object, string } from 'yup';
import { isDate } from '../../src/domain/time/dates';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { RouteModule } from '../context';
import { actorOf } from '../plugins/actor';
import { readTemplates } from './readTemplates';

const query = object({
  date: string()
    .required(VALIDATION.required)
    .test('date', VALIDATION.date, (text) => isDate(text)),
});

/** What a day's runs can be made from. */
export const templatesRoutes: RouteModule = (app, { db }) => {
  app.get<{ Querystring: { date: string } }>(
    '/scheduling/templates',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: {
        querystring: query,
        tags: ['scheduling'],
        summary: 'The runs of master data on a day: due or not and why, made already, clashes',
      },
    },
    (request) => readTemplates(db, request.query.date, actorOf(request).cdp_id),
  );
};
