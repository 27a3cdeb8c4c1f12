import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, request } from '../../../providers/http';

/** The fields of `PUT /participants/{id}/main_info` (spec §7), and the version that the user saw. */
export interface MainInfo {
  id: number;
  version: number;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  phone_number: string | null;
  mobile_phone_number: string | null;
}

const NAMES = [
  'first_name',
  'middle_name',
  'last_name',
  'phone_number',
  'mobile_phone_number',
] as const satisfies readonly (keyof MainInfo)[];

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
    if (NAMES.every((name) => values[name] === stored[name])) return true;
    setIsSaving(true);
    try {
      const body = Object.fromEntries(NAMES.map((name) => [name, values[name] === '' ? null : values[name]]));
      const { data } = await request<MainInfo>(`/participants/${stored.id}/main_info`, {
        method: 'PUT',
        version: stored.version,
        body,
        toast: false,
      });
      const kept = { ...values, version: data.version };
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
