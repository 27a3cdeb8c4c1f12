import { array, mixed, number, object, string } from 'yup';
import {
  BROWSER_SETTINGS,
  SETTING_GROUP_NAMES,
  type BrowserSettings,
  type SettingGroup,
} from '../../src/domain/wire/settings';
import type { RouteModule } from '../context';
import { once, sendAnswer } from '../plugins/idempotency';
import { dropSettings, readSettings } from './readSettings';
import { readGroups, saveGroup } from './saveSettings';

const tags = ['settings'];

const group = string().oneOf([...SETTING_GROUP_NAMES]);
const groupAnswer = object({
  id: number().integer().required(),
  group: group.required(),
  version: number().integer().required(),
  updated_at: string().nullable().defined(),
  values: object().required(),
});
const change = object({
  group: group.required(),
  // Keys and values are checked against the declaration, with the same words as in the browser.
  values: object().required(),
});

/** The settings of the operation (spec §7 `/system/settings`). */
export const settingsRoutes: RouteModule = (app, context) => {
  app.get(
    '/system/settings',
    {
      config: { access: 'own', scope: 'everybody' },
      schema: { tags, summary: 'All settings by group', response: { 200: array(groupAnswer) } },
    },
    () => readGroups(context.db),
  );

  app.put<{ Body: { group: SettingGroup; values: Record<string, unknown> } }>(
    '/system/settings',
    {
      config: { access: 'own', scope: 'operation' },
      schema: {
        tags,
        body: change,
        summary: 'Change settings of one group; null takes one back to its default',
        response: { 200: groupAnswer },
      },
    },
    async (request, reply) => {
      const { group: name, values } = request.body;
      const answer = await once(context, request, (trx) =>
        saveGroup(trx, request, name, values, context.clock()),
      );
      dropSettings(context.db);
      return sendAnswer(reply, answer);
    },
  );

  const shape = Object.fromEntries(BROWSER_SETTINGS.map((key) => [key, mixed().required()]));
  app.get(
    '/system/settings/current',
    {
      config: { access: 'signedIn', scope: 'none' },
      schema: { tags, summary: 'Settings that screens go by', response: { 200: object(shape) } },
    },
    async (): Promise<BrowserSettings> => {
      const settings = await readSettings(context.db);
      return Object.fromEntries(
        BROWSER_SETTINGS.map((key) => [key, settings[key]]),
      ) as unknown as BrowserSettings;
    },
  );
};
