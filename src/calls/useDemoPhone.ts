import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallView } from '../contract/calls/calls';
import {
  answerDemoPhoneCall,
  demoPhoneCall,
  demoPhoneCallsCall,
  endDemoPhoneCall,
} from '../contract/calls/demoPhone';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { showError } from '../providers/messageLog';
import { randomKey } from '../providers/randomKey';
import { useLive } from '../providers/useLive';
import { NoSound, type SoundTrouble } from './callEngine';
import { CallSession } from './callSession';
import { release, takeMicrophone } from './microphone';
import { WebRtcEngine } from './webRtcEngine';

const KEY = ['demo', 'phone'];
/** A lost event is made up for. */
const LOOK_EVERY_MS = 5_000;

/** The phone of a person outside, played by this page: what rings, the call that it is in, and what it can do. */
export function useDemoPhone() {
  const client = useQueryClient();
  const [session, setSession] = useState<CallSession | null>(null);
  const [trouble, setTrouble] = useState<SoundTrouble | null>(null);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readApi(demoPhoneCall, {}, { signal }),
    refetchInterval: LOOK_EVERY_MS,
    retry: false,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: KEY });
  useLive('calls', {
    onEvent: ({ event, body }) => {
      if (session && !session.isOver && (event !== 'calls.signal' || body.leg === session.leg))
        void session.refresh();
      if (event !== 'calls.signal') refresh();
    },
    onGap: refresh,
  });
  useEffect(() => () => session?.close(), [session]);

  const enter = async (ask: (leg: string) => Promise<CallView>) => {
    setTrouble(null);
    const leg = randomKey();
    let stream: MediaStream | null = null;
    try {
      stream = await takeMicrophone();
      const entered = new CallSession(await ask(leg), leg, (options) => new WebRtcEngine(options));
      await entered.engine.open();
      setSession(entered);
      entered.begin();
    } catch (cause) {
      if (cause instanceof NoSound) setTrouble(cause.trouble);
      else if (cause instanceof HttpError) showError(cause);
      else throw cause;
    } finally {
      release(stream);
      refresh();
    }
  };
  const end = async (id: number) => {
    try {
      const view = await readApi(endDemoPhoneCall, { params: { id } });
      await session?.take(view);
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      showError(cause);
    }
    refresh();
  };
  const own = session?.view.get().id;
  return {
    session,
    trouble,
    isOff: error instanceof HttpError && error.status === 404,
    ringing: (data ?? []).filter((call) => call.id !== own && call.leg === null),
    answer: (id: number) => enter((leg) => readApi(answerDemoPhoneCall, { params: { id }, body: { leg } })),
    call: (phone_number: string) =>
      enter((leg) => readApi(demoPhoneCallsCall, { body: { leg, phone_number } })),
    end,
  };
}
