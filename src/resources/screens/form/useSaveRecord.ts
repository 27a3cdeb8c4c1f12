import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useSaveContext } from 'react-admin';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { HttpError } from '../../../providers/httpError';
import { showMessage } from '../../../providers/messageLog';
import { useRepeatKey } from '../../../providers/useRepeatKey';
import type { ResourceName } from '../../registry';
import { writableRecord } from '../../schema/defineResource';
import { resourceOf, type Row } from '../../../ui/resourceOf';
import { useMessageOf } from '../../../ui/useMessageOf';
import type { Trouble } from './FormNotice';
import { checkForm, formMessages } from '../../../ui/form/formProblems';
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
/** Complaints by field, as react-admin's form takes them. */
type FormErrors = Readonly<Record<string, string>>;

// A failure is told on the page, beside the input, so that no toast repeats it.
const QUIET = { toast: false };

/**
 * Saves a form through react-admin's save context: pessimistic, with the version that the person has seen. What the
 * server refuses comes back as problems of fields, as a conflict to decide, or as a trouble with a way out; what was
 * typed stays in each case.
 */
export function useSaveRecord(name: ResourceName, opened: Row | null) {
  const translate = useT();
  const messageOf = useMessageOf();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const repeatKey = useRepeatKey();
  const { save: send } = useSaveContext();
  const resource = resourceOf(name);
  const mode = opened ? 'edit' : 'create';
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isResolving, setIsResolving] = useState(false);
  const [saved, setSaved] = useState<Row | null>(null);

  /** Shows what the other person saved beside what this one wants; `first` is the refusal that led here. */
  const compare = async (values: Values, previous: Row, first: HttpError | null) => {
    const { data: theirs } = await dataProvider.getOne<Row>(name, { id: previous.id, meta: QUIET });
    const mine: Row = { ...checkForm(resource, mode, values).record, id: previous.id };
    setConflict({
      ...(first?.changedBy ?? { who: null, at: null }),
      base: previous,
      theirs,
      mine,
      merge: compareRecords(resource, writableRecord(resource, previous), mine, theirs),
    });
  };

  const explain = async (error: unknown, values: Values, previous: Row | null) => {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 412 && previous) return compare(values, previous, error);
    setConflict(null);
    if (error.status === 428 && previous)
      return setTrouble({ text: translate('screens.form.noVersion'), way: 'reload' });
    const wrong = Object.keys(error.errors);
    const known = Object.values(resource.form).flat();
    // A complaint about something that this form does not show would otherwise be silent.
    if (wrong.length > 0 && known.some((field) => wrong.includes(field))) return;
    const isLost = error.status === 0;
    setTrouble({
      text: isLost ? translate('screens.form.network') : messageOf(error),
      way: isLost || error.status >= 500 || error.status === 429 ? 'again' : undefined,
    });
  };

  // A failure while the failure is looked into (the record cannot be read) is told like any other.
  const tell = (error: unknown, values: Values, previous: Row | null) =>
    explain(error, values, previous).catch((cause: unknown) => setTrouble({ text: messageOf(cause) }));

  const put = async (data: Values, values: Values, previous: Row | null): Promise<FormErrors> => {
    setTrouble(null);
    const told: Promise<void>[] = [];
    let wrong: FormErrors = {};
    const version = previous?.version;
    await send?.(data, {
      meta: { ...QUIET, version, idempotencyKey: repeatKey.of(name, previous?.id, version, data) },
      onSuccess: (record: Row) => {
        repeatKey.answered();
        showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
        void client.invalidateQueries({ queryKey: [name] });
        setSaved(record);
      },
      onError: (error: unknown) => {
        if (error instanceof HttpError) {
          if (error.status !== 0) repeatKey.answered();
          wrong = formMessages(error.errors);
        }
        told.push(tell(error, values, previous));
      },
    });
    await Promise.all(told);
    return wrong;
  };

  const save = (values: Values) => put(checkForm(resource, mode, values).record, values, opened);

  const resolve = async (keepMine: ReadonlySet<string>) => {
    if (!conflict) return {};
    setIsResolving(true);
    const merged = mergeRecords(resource, conflict, keepMine);
    const wrong = await put(merged, merged, conflict.theirs);
    setIsResolving(false);
    return wrong;
  };

  /** What stands on the server beside what was typed. */
  const reload = async (values: Values) => {
    setTrouble(null);
    if (opened) await compare(values, opened, null).catch((cause: unknown) => tell(cause, values, opened));
  };

  return {
    save,
    saved,
    trouble,
    reload,
    conflict,
    resolve,
    isResolving,
    dismissConflict: () => setConflict(null),
  };
}
