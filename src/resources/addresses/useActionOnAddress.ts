import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { useMessageOf } from '../../ui/useMessageOf';

/** Runs a write that has no form: says that it is done, or what kept it from being done. */
export function useActionOnAddress() {
  const translate = useT();
  const messageOf = useMessageOf();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
      return true;
    } catch (error) {
      showMessage({ kind: 'warning', text: messageOf(error) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
