import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../i18n/useT';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { speaksAdditions } from '../providers/serverContract';
import { formMessages } from '../ui/form/formProblems';
import { useMessageOf } from '../ui/useMessageOf';
import { bodyOf, differenceOf, valuesOf, type RoleValues } from './roleValues';
import type { Role } from '../contract/roles/roles';
import { readRole, saveRole } from './roleWire';

/** A conflicting save: who was first, and the current role. */
export interface RoleConflict {
  who: string | null;
  /** UTC wire time. */
  at: string | null;
  theirs: Role;
  mine: RoleValues;
}

/** Saves a role with the version that was seen; an error is shown, and the input is kept. */
export function useSaveRole(
  opened: Role | null,
  form: UseFormReturn<RoleValues>,
  onSaved: (role: Role) => void,
) {
  const translate = useT();
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [conflict, setConflict] = useState<RoleConflict | null>(null);

  const notify = (saved: Role, before: Role | null) => {
    if (!before) {
      const text = translate('rolePages.form.created', { name: saved.name });
      return showMessage({
        kind: 'success',
        key: 'rolePages.form.created',
        args: { name: saved.name },
        text,
      });
    }
    const { added, removed } = differenceOf(valuesOf(before).permissions, valuesOf(saved).permissions);
    for (const [key, { length }] of [['added', added] as const, ['removed', removed] as const]) {
      const args = { smart_count: length };
      const text = translate(`rolePages.form.${key}`, args);
      if (length > 0) showMessage({ kind: 'success', key: `rolePages.form.${key}`, args, text });
    }
    if (added.length + removed.length === 0)
      showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
  };

  const fail = async (error: unknown, values: RoleValues, previous: Role | null) => {
    if (error instanceof HttpError && error.status === 412 && previous) {
      const theirs = await readRole(previous.id);
      return setConflict({ ...error.changedBy, theirs, mine: values });
    }
    if (error instanceof HttpError && Object.keys(error.errors).length > 0) {
      const messages = formMessages(error.errors);
      if (messages.name) form.setError('name', { message: messages.name }, { shouldFocus: true });
      if (messages.permissions) form.setError('permissions', { message: messages.permissions });
      if (messages.name || messages.permissions) return;
    }
    setTrouble(messageOf(error));
  };

  /** `previous` has the version to send: of the role as it was opened, or as a conflict returned it. */
  const save = async (values: RoleValues, previous = opened) => {
    setIsSaving(true);
    setTrouble(null);
    setConflict(null);
    try {
      const saved = await saveRole(bodyOf(values, speaksAdditions()), previous);
      await client.invalidateQueries({ queryKey: ['user_types'] });
      notify(saved, previous);
      onSaved(saved);
    } catch (error) {
      await fail(error, values, previous).catch((cause: unknown) => setTrouble(messageOf(cause)));
    } finally {
      setIsSaving(false);
    }
  };

  return { save, isSaving, trouble, conflict, dismissConflict: () => setConflict(null) };
}
