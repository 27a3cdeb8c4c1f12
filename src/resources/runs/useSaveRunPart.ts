import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import type { Trouble } from '../screens/form/FormNotice';
import { formMessages } from '../../ui/form/formProblems';
import { useMessageOf } from '../../ui/useMessageOf';
import type { RunPartCalls } from './runPartCalls';

interface Stored {
  id: number;
  version: number;
}

/** Somebody else saved the run first. */
interface RunConflict<T> {
  who: string | null;
  /** UTC wire time. */
  at: string | null;
  /** The part as it now stands on the server. */
  theirs: T;
}

/** `suspensions[0].end_date` → `suspensions.0.end_date`, as the form names it. */
function formPath(field: string): string {
  return field.replace(/\[(\d+)\]/g, '.$1');
}

/**
 * Saves one step of a run's card under the version of the run. What is refused stays in the form: problems at their
 * fields, a trouble on top, or a conflict to decide.
 */
export function useSaveRunPart<T extends Stored, V extends FieldValues, Body>(
  stored: T,
  calls: RunPartCalls<T, Body>,
  form: UseFormReturn<V>,
  onSaved: (saved: T) => void,
) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<RunConflict<T> | null>(null);

  const show = (problems: Problems) => {
    const found = Object.entries(formMessages(problems));
    // Fields of the run itself (a driver who is somewhere else) do not stand in this step.
    const [own, others] = [found.filter(([name]) => isOwn(name)), found.filter(([name]) => !isOwn(name))];
    own.forEach(([name, message]) => form.setError(formPath(name) as Path<V>, { type: 'server', message }));
    const [other] = others.map(([name]) => problems[name]);
    if (other) setTrouble({ text: translateAny(other.message, other.args) });
  };
  const isOwn = (name: string) => (name.split(/[.[]/)[0] ?? '') in form.getValues();

  const fail = async (error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 412) {
      const theirs = await calls.read(stored.id);
      setConflict({ ...error.changedBy, theirs });
    } else if (Object.keys(error.errors).length > 0) {
      show(error.errors);
    } else {
      setTrouble({ text: error.status === 0 ? translate('screens.form.network') : messageOf(error) });
    }
  };

  const save = async (body: Body, version: number) => {
    setIsSaving(true);
    setTrouble(null);
    setConflict(null);
    try {
      const saved = await calls.save(stored.id, body, version);
      showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
      onSaved(saved);
      await client.invalidateQueries({ queryKey: ['runs'] });
    } catch (error) {
      await fail(error).catch((cause: unknown) => setTrouble({ text: messageOf(cause) }));
    } finally {
      setIsSaving(false);
    }
  };
  return { save, show, isSaving, trouble, conflict, dismissConflict: () => setConflict(null) };
}
