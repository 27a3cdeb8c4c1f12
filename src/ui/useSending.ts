import { useState } from 'react';
import type { Problems } from '../domain/wire/problem';
import { HttpError } from '../providers/http';
import { useMessageOf } from './useMessageOf';

/** Sends one call at a time; an error is shown in place, and the input is kept. */
export function useSending(onSaving: (isSaving: boolean) => void) {
  const messageOf = useMessageOf();
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const saving = (value: boolean) => {
    setIsSaving(value);
    onSaving(value);
  };
  const send = async (work: () => Promise<void>, onDone: () => void) => {
    saving(true);
    setTrouble(null);
    try {
      await work();
      saving(false);
      onDone();
    } catch (error) {
      saving(false);
      if (error instanceof HttpError) setProblems(error.errors);
      setTrouble(messageOf(error));
    }
  };
  return { isSaving, trouble, problems, setProblems, send };
}
