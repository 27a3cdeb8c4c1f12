import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAIN_INFO, mainInfoCall } from '../../../contract/participants/mainInfo';
import { readApi } from '../../../providers/callApi';
import { HttpError } from '../../../providers/http';
import type { Participant } from '../../../resources/participants/participants.resource';

/** The fields that dispatch can change (spec §7), and the version that the user saw. */
export type MainInfo = Pick<Participant, 'id' | 'version' | (typeof MAIN_INFO)[number]>;

/** A participant's name and phones while they are edited; names are shown uppercased (spec §5). */
export function useMainInfo(participant: MainInfo) {
  const client = useQueryClient();
  const [stored, setStored] = useState(participant);
  const [values, setValues] = useState(participant);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);

  /** Returns whether everything is stored; a refusal is in `error`. */
  const save = async (): Promise<boolean> => {
    setError(null);
    if (MAIN_INFO.every((name) => values[name] === stored[name])) return true;
    setIsSaving(true);
    try {
      const { id, version: seen } = stored;
      const body = {
        first_name: values.first_name,
        middle_name: values.middle_name || null,
        last_name: values.last_name,
        phone_number: values.phone_number || null,
        mobile_phone_number: values.mobile_phone_number || null,
      };
      const saved = await readApi(mainInfoCall, { params: { id }, body }, { version: seen });
      const kept = { ...values, version: saved?.version ?? seen };
      setStored(kept);
      setValues(kept);
      await client.invalidateQueries({ queryKey: ['participants'] });
      return true;
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      setError(cause);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return {
    values,
    set: (changes: Partial<MainInfo>) => setValues((before) => ({ ...before, ...changes })),
    isSaving,
    error,
    save,
  };
}
