import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../i18n/useT';
import { isRaw } from '../providers/wireFields';
import { saveSettingsCall, type SavedGroup } from '../contract/settings/settings';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { compareSides, type Merge } from '../resources/screens/form/mergeRecords';
import { formMessages } from '../ui/form/formProblems';
import { useMessageOf } from '../ui/useMessageOf';
import { changesOf, readGroups, textsOf, type SettingTexts } from './settingGroups';

/** A group that a colleague saved first. */
export interface SettingsConflict {
  who: string | null;
  /** UTC wire time. */
  at: string | null;
  theirs: SavedGroup;
  merge: Merge;
}

type Form = UseFormReturn<SettingTexts>;

/**
 * Saves the changed groups one after another, each with the version that the user has seen. The input is
 * kept, whatever the server answers.
 */
export function useSaveSettings(opened: readonly SavedGroup[], onSaved: (group: SavedGroup) => void) {
  const translate = useT();
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);

  const send = async (group: SavedGroup, texts: SettingTexts) => {
    const changes = changesOf(group, texts);
    const body = { group: group.group, values: changes };
    const saved = await readApi(saveSettingsCall, { body }, { version: group.version });
    // The save succeeded: without values in the answer, the sent values are current.
    onSaved(
      isRaw(saved) && isRaw(saved.values) ? saved : { ...group, values: { ...group.values, ...changes } },
    );
  };

  const fail = async (error: unknown, group: SavedGroup, form: Form) => {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 412) {
      const theirs = (await readGroups()).find((one) => one.group === group.group);
      if (!theirs) throw error;
      const before = textsOf([group]);
      const merge = compareSides(Object.keys(before), before, form.getValues(), textsOf([theirs]));
      setConflict({ ...error.changedBy, theirs, merge });
      return;
    }
    const wrong = Object.entries(formMessages(error.errors));
    for (const [key, message] of wrong) form.setError(key, { type: 'server', message });
    if (wrong.length === 0) setTrouble(messageOf(error));
  };

  const save = async (texts: SettingTexts, form: Form, groups = opened) => {
    setIsSaving(true);
    setTrouble(null);
    let done = 0;
    try {
      for (const group of groups) {
        if (Object.keys(changesOf(group, texts)).length === 0) continue;
        try {
          await send(group, texts);
          done++;
        } catch (error) {
          await fail(error, group, form).catch((cause: unknown) => setTrouble(messageOf(cause)));
          if (done > 0)
            showMessage({ kind: 'info', key: 'settings.savedPart', text: translate('settings.savedPart') });
          return;
        }
      }
      showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
    } finally {
      setIsSaving(false);
      await client.invalidateQueries({ queryKey: ['settings'] });
    }
  };

  /** Applies this user's changes to the colleague's saved state, and saves the result. */
  const resolve = async (keepMine: ReadonlySet<string>, form: Form) => {
    if (!conflict) return;
    const { theirs, merge } = conflict;
    for (const [key, text] of Object.entries(textsOf([theirs]))) {
      if (!merge.mine.includes(key) && !keepMine.has(key)) form.setValue(key, text);
    }
    setConflict(null);
    const rest = opened.map((group) => (group.group === theirs.group ? theirs : group));
    await save(form.getValues(), form, rest);
  };

  return { save, resolve, isSaving, trouble, conflict, dismissConflict: () => setConflict(null) };
}
