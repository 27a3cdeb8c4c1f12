import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../ui/unsaved/useUnsaved';
import { DraftConflict, type DraftBooks, type RowConflict } from './draftLedger';
import type { DraftTerms } from './draftCalls';
import type { TypedRow } from './typedRows';

/** Pause after the last change. Milliseconds. */
const PAUSE_MS = 900;

export type SavingState =
  | { phase: 'empty' | 'needsTerms' | 'unsaved' | 'saving' | 'saved' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'conflict'; conflict: RowConflict };

interface Draft {
  rows: readonly TypedRow[];
  /** Null while something of them is missing. */
  terms: DraftTerms | null;
}

/**
 * Saves a draft on the server, a moment after each change. One save at a time; after a failure it waits for
 * the next change or for `save`, after a conflict for the user's decision.
 */
export function useDraftSaving(books: DraftBooks, draft: Draft, onFirstSaved: (lotId: number) => void) {
  const [work, setWork] = useState<SavingState>({ phase: 'empty' });
  const latest = useRef({ draft, onFirstSaved });
  const running = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);
  useEffect(() => {
    latest.current = { draft, onFirstSaved };
  });

  const save = useCallback((): Promise<boolean> => {
    const once = async (): Promise<boolean> => {
      const hadLot = books.lot !== null;
      try {
        for (;;) {
          const { rows, terms } = latest.current.draft;
          if (terms === null || books.isSaved(rows, terms)) break;
          setWork({ phase: 'saving' });
          await books.save(rows, terms, new AbortController().signal);
        }
        isStopped.current = false;
        setWork({ phase: 'saved' });
        return books.lot !== null;
      } catch (error) {
        isStopped.current = error instanceof DraftConflict;
        setWork(
          error instanceof DraftConflict
            ? { phase: 'conflict', conflict: error.conflict }
            : { phase: 'failed', error },
        );
        return false;
      } finally {
        if (!hadLot && books.lot) latest.current.onFirstSaved(books.lot.id);
      }
    };
    running.current ??= once().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [books]);

  const { rows, terms } = draft;
  useEffect(() => {
    if (isStopped.current || terms === null || books.isSaved(rows, terms)) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rows, terms, books, save]);

  // Leaving saves first; the user is asked if the draft has no terms or the save failed.
  useUnsaved(() => !books.isSaved(rows, terms), save);

  const isSaved = books.isSaved(rows, terms);
  const isQuiet = work.phase === 'empty' || work.phase === 'saved';
  const shown: SavingState =
    isQuiet && !isSaved
      ? { phase: terms === null ? 'needsTerms' : 'unsaved' }
      : isQuiet && !books.lot
        ? { phase: 'empty' }
        : work;
  return {
    state: shown,
    isSaved,
    save,
    /** A person has decided about a conflict. */
    proceed: (conflict: RowConflict) => {
      books.settle(conflict);
      isStopped.current = false;
      setWork({ phase: 'saved' });
    },
  };
}
