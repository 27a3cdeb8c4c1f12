import { currentSettingsCall } from '../../../src/contract/settings/currentSettings';
import { saveSettingsCall, settingsCall } from '../../../src/contract/settings/settings';
import { array, mixed, number, object, string } from 'yup';
import {
  BROWSER_SETTINGS,
  SETTING_GROUP_NAMES,
  type BrowserSettings,
} from '../../../src/domain/wire/settings';
import type { RouteModule } from '../../context';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { actorOf } from '../../platform/plugins/actor';
import { learnedFor } from '../../platform/settings/learnedInUse';
import { dropSettings, readSettings } from '../../platform/settings/readSettings';
import { readGroups, saveGroup } from './saveSettings';

const group = string().oneOf([...SETTING_GROUP_NAMES]);
const groupAnswer = object({
  id: number().integer().required(),
  group: group.required(),
  version: number().integer().required(),
  updated_at: string().nullable().defined(),
  values: object().required(),
});
/** The settings of the operation (spec §7 `/system/settings`). */
export const settingsRoutes: RouteModule = (app, context) => {
  serve(app, settingsCall, { scope: 'everybody', response: { 200: array(groupAnswer) } }, () =>
    readGroups(context.db),
  );

  const saving = { scope: 'operation', response: { 200: groupAnswer } } as const;
  serve(app, saveSettingsCall, saving, async (request, reply) => {
    const { group: name, values } = request.body;
    const saved = await once(context, request, (trx) =>
      saveGroup(trx, request, name, values, context.clock()),
    );
    dropSettings(context.db);
    return sendAnswer(reply, saved);
  });

  const shape = {
    ...Object.fromEntries(BROWSER_SETTINGS.map((key) => [key, mixed().required()])),
    learned: mixed().nullable(),
  };
  const current = { access: 'signedIn', scope: 'none', response: { 200: object(shape) } } as const;
  serve(app, currentSettingsCall, current, async (request) => {
    const settings = await readSettings(context.db);
    const values = Object.fromEntries(BROWSER_SETTINGS.map((key) => [key, settings[key]]));
    return { ...(values as unknown as BrowserSettings), learned: learnedFor(actorOf(request)) };
  });
};
