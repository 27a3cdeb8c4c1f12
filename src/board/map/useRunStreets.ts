import { useMemo } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { runChain } from './runLines';
import type { Streets } from './streets';
import { useStreets } from './useStreets';

/** The streets along which these runs drive. */
export function useRunStreets(manifests: readonly ManifestView[]): Streets {
  const chains = useMemo(() => manifests.flatMap((manifest) => [runChain(manifest) ?? []]), [manifests]);
  return useStreets(chains);
}
