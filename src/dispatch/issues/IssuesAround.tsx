import { useNotify } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import type { IssueView } from '../../domain/stops/issueView';
import { useT } from '../../i18n/useT';
import { OpenActionProvider } from '../../board/actions/OpenActionProvider';
import { BoardActionsContext, type BoardActions } from '../../board/boardActions';
import { errorText } from '../../board/errorText';
import { UndoOffer, type Offer } from '../../board/UndoOffer';
import { createInteraction } from '../../board/interaction/createInteraction';
import { InteractionContext } from '../../board/interaction/useInteraction';
import { MovesProvider } from '../../board/moves/MovesProvider';
import { useRunsOf } from './useRunsOf';

interface IssuesAroundProps {
  issues: readonly IssueView[];
  refetch: () => Promise<unknown>;
  children: ReactNode;
}

/** Providers for the board's actions on this page: after each change the page is fetched again. */
export function IssuesAround({ issues, refetch, children }: IssuesAroundProps) {
  const translate = useT();
  const notify = useNotify();
  const [interaction] = useState(createInteraction);
  const [offer, setOffer] = useState<Offer | null>(null);
  const runs = useRunsOf(issues);
  const actions = useMemo<BoardActions>(
    () => ({
      merge: () => void refetch(),
      take: () => void refetch(),
      refetch,
      offerUndo: setOffer,
    }),
    [refetch],
  );
  return (
    <BoardActionsContext.Provider value={actions}>
      <InteractionContext.Provider value={interaction}>
        <MovesProvider>
          <OpenActionProvider
            findStop={(id) => {
              const event = issues.find((issue) => issue.id === id);
              return event ? { event, manifest: runs.get(event.delivery_manifest_id ?? 0) ?? null } : null;
            }}
            findRun={(id) => runs.get(id) ?? null}
          >
            {children}
          </OpenActionProvider>
        </MovesProvider>
      </InteractionContext.Provider>
      <UndoOffer
        offer={offer}
        onClose={() => setOffer(null)}
        onRefused={(refusal) => notify(errorText(refusal, translate), { type: 'warning' })}
        onUndone={() => {
          void refetch();
          notify('issues.undone', { type: 'success' });
        }}
      />
    </BoardActionsContext.Provider>
  );
}
