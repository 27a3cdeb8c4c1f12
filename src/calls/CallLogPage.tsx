import { Suspense } from 'react';
import { lazyPart } from '../providers/lazyPart';
import { withMessages } from '../providers/messageSets';
import { PageLoading } from '../ui/PageLoading';

const CallLog = lazyPart(withMessages('calls', () => import('./CallLog')));

/** The page of the call log: it says the words of every log, which its route brings, and its own. */
export default function CallLogPage() {
  return (
    <Suspense fallback={<PageLoading />}>
      <CallLog />
    </Suspense>
  );
}
