import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { HttpError } from '../../../providers/httpError';
import { say } from '../../../providers/messageLog';
import type { ResourceName } from '../../registry';
import { writableRecord } from '../../schema/defineResource';
import { resourceOf, type Row } from '../resourceOf';
import { useMessageOf } from '../useMessageOf';
import type { Trouble } from './FormNotice';
import { checkForm, formMessages } from './formProblems';
import { compareRecords, mergeRecords, type Merge } from './mergeRecords';

/** A save that came too late: what each side has, and who was first. */
export interface Conflict {
  who: string | null;
  /** UTC wire time. */
  at: string | null;
  /** What both started from. */
  base: Row;
  /** The record as it now stands on the server. */
  theirs: Row;
  /** What this person wants to save, in the form that is stored. */
  mine: Row;
  merge: Merge;
}

type Values = Readonly<Record<string, unknown>>;
type FormHandle = Pick<UseFormReturn, 'setError' | 'setFocus' | 'getValues'>;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Saves a form: pessimistic, with the version that the person has seen. What the server refuses comes back as problems
 * of fields, as a conflict to decide, or as a trouble with a way out; what was typed stays in each case.
 */
export function useSaveRecord(name: ResourceName, opened: Row | null, onSaved: (record: Row) => void) {
  const translate = useTranslate();
  const messageOf = useMessageOf();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const resource = resourceOf(name);
  const mode = opened ? 'edit' : 'create';
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  // A failure is told on the page, beside the input, so that no toast repeats it.
  const quiet = { meta: { toast: false } };

  const send = async (data: Values, previous: Row | null): Promise<Row> => {
    const answer = previous
      ? await dataProvider.update<Row>(name, { id: previous.id, data, previousData: previous, ...quiet })
      : await dataProvider.create<Row>(name, { data, ...quiet });
    await client.invalidateQueries({ queryKey: [name] });
    return answer.data;
  };

  /** Shows what the other person saved beside what this one wants; `first` is the refusal that led here. */
  const compare = async (values: Values, previous: Row, first: HttpError | null) => {
    const { data: theirs } = await dataProvider.getOne<Row>(name, { id: previous.id, ...quiet });
    const mine: Row = { ...checkForm(resource, mode, values).record, id: previous.id };
    const merge = compareRecords(resource, writableRecord(resource, previous), mine, theirs);
    setConflict({
      who: textOrNull(first?.args.who),
      at: textOrNull(first?.args.when),
      base: previous,
      theirs,
      mine,
      merge,
    });
  };

  const fail = async (error: unknown, values: Values, previous: Row | null, form: FormHandle) => {
    if (!(error instanceof HttpError)) throw error;
    const again = { label: translate('screens.form.retry'), run: () => void save(form.getValues(), form) };
    if (error.status === 412 && previous) {
      await compare(values, previous, error);
    } else if (error.status === 428 && previous) {
      const reload = () => void attempt(() => compare(form.getValues(), previous, null), form);
      setTrouble({
        text: translate('screens.form.noVersion'),
        action: { label: translate('screens.form.reload'), run: reload },
      });
    } else if (Object.keys(error.errors).length > 0) {
      const known = Object.values(resource.form).flat();
      const wrong = Object.entries(formMessages(error.errors));
      wrong.forEach(([field, message]) => form.setError(field, { type: 'server', message }));
      const first = known.find((field) => error.errors[field]);
      if (first) form.setFocus(first);
      // A complaint about something that this form does not show would otherwise be silent.
      else setTrouble({ text: messageOf(error) });
    } else if (error.status === 0) {
      setTrouble({ text: translate('screens.form.network'), action: again });
    } else {
      setTrouble({ text: messageOf(error), action: error.status >= 500 ? again : undefined });
    }
  };

  const attempt = async (work: () => Promise<void>, form: FormHandle, values?: Values, previous = opened) => {
    setIsSaving(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      // A failure while the failure is looked into (the record cannot be read) is told like any other.
      await fail(error, values ?? form.getValues(), previous, form).catch((cause: unknown) =>
        setTrouble({ text: messageOf(cause) }),
      );
    } finally {
      setIsSaving(false);
    }
  };

  const finish = (record: Row) => {
    say({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
    onSaved(record);
  };

  const save = (values: Values, form: FormHandle) =>
    attempt(async () => finish(await send(checkForm(resource, mode, values).record, opened)), form, values);

  const resolve = (keepMine: ReadonlySet<string>, form: FormHandle) => {
    if (!conflict) return Promise.resolve();
    const merged = mergeRecords(resource, conflict, keepMine);
    return attempt(async () => finish(await send(merged, conflict.theirs)), form, merged, conflict.theirs);
  };

  return { save, resolve, isSaving, trouble, conflict, dismissConflict: () => setConflict(null) };
}
