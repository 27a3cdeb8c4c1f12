import { useState } from 'react';
import { apiPath } from '../../../providers/listQuery';
import { HttpError, request } from '../../../providers/http';
import { sayError } from '../../../providers/messageLog';
import type { ResourceName } from '../../registry';
import type { Row } from '../resourceOf';

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

type Values = Readonly<Record<string, unknown>>;

/** Another server does not know the question. */
const NO_SUCH_CALL = new Set([404, 405]);

async function usesOf(name: ResourceName, id: number): Promise<readonly Use[] | null> {
  try {
    return (await request<Use[]>(`${apiPath(name)}/${id}/uses`, { toast: false })).data;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (NO_SUCH_CALL.has(error.status)) return [];
    sayError(error);
    return null;
  }
}

/** Holds a save back that would switch off a record which others still name, until a person has read who does. */
export function useDeactivation(name: ResourceName, opened: Row | null) {
  const [pending, setPending] = useState<{ uses: readonly Use[]; save: () => void } | null>(null);
  const guard = async (values: Values, save: () => Promise<void>) => {
    if (!opened || opened.is_active !== true || values.is_active !== false) return save();
    const uses = await usesOf(name, opened.id);
    if (uses === null) return;
    if (uses.length === 0) return save();
    setPending({ uses, save: () => void save() });
  };
  const confirm = () => {
    pending?.save();
    setPending(null);
  };
  return { guard, uses: pending?.uses ?? null, confirm, cancel: () => setPending(null) };
}
