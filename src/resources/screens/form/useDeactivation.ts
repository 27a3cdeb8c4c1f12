import { useState } from 'react';
import { recordCalls, type RecordUse } from '../../../contract/records/records';
import { readApi } from '../../../providers/callApi';
import { HttpError } from '../../../providers/http';
import { showError } from '../../../providers/messageLog';
import type { ResourceName } from '../../registry';
import { resourceOf, type Row } from '../../../ui/resourceOf';

/** Another server does not know the question. */
const NO_SUCH_CALL = new Set([404, 405]);

async function usesOf(name: ResourceName, id: number): Promise<readonly RecordUse[] | null> {
  try {
    return await readApi(recordCalls(resourceOf(name)).uses, { params: { id } });
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
    uses: readonly RecordUse[];
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
