import { useState } from 'react';
import { HttpError, request } from '../../../providers/http';
import { apiPath } from '../../../providers/listQuery';
import { showError } from '../../../providers/messageLog';
import type { ResourceName } from '../../registry';
import type { Row } from '../../../ui/resourceOf';

/** A place where the record still stands (`GET {list}/:id/uses`). */
export interface Use {
  /** A resource, or a use with words of its own (`screens.uses.<name>`). */
  name: string;
  /** Filter of that resource's list that finds them. */
  field: string | null;
  total: number;
  /** What the first of them are called; patients are only counted. */
  names: readonly string[];
}

/** Another server does not know the question. */
const NO_SUCH_CALL = new Set([404, 405]);

async function usesOf(name: ResourceName, id: number): Promise<readonly Use[] | null> {
  try {
    return (await request<Use[]>(`${apiPath(name)}/${id}/uses`, { toast: false })).data;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (NO_SUCH_CALL.has(error.status)) return [];
    showError(error);
    return null;
  }
}

/** Holds a save back that would switch off a record which others still name, until a person has read who does. */
export function useDeactivation(name: ResourceName, opened: Row | null) {
  const [question, setQuestion] = useState<{
    uses: readonly Use[];
    answer: (mayGoOn: boolean) => void;
  } | null>(null);
  const mayGoOn = async (values: Readonly<Record<string, unknown>>): Promise<boolean> => {
    if (!opened || opened.is_active !== true || values.is_active !== false) return true;
    const uses = await usesOf(name, opened.id);
    if (uses === null || uses.length === 0) return uses !== null;
    return new Promise((answer) => setQuestion({ uses, answer }));
  };
  const answer = (isYes: boolean) => {
    question?.answer(isYes);
    setQuestion(null);
  };
  return { mayGoOn, uses: question?.uses ?? null, answer };
}
