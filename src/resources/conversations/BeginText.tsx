import WriteIcon from '@mui/icons-material/SmsOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { lazyPart } from '../../providers/lazyPart';
import { useAllowed } from '../../providers/usePermissions';
import { CONVERSATION_RIGHTS } from './conversationCalls';
import styles from './conversations.module.css';
import type { Written } from './WhoToWrite';

const WriteTextDialog = lazyPart(() => import('./WriteTextDialog'));

const stay = () => undefined;

/** The button that begins a text message to a participant; nothing without the right. */
export function BeginText({ who }: { who: Written }) {
  const translate = useT();
  const mayStart = useAllowed(CONVERSATION_RIGHTS.start);
  const [isOpen, setOpen] = useState(false);
  if (!mayStart) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        className={styles.begin}
        startIcon={<WriteIcon />}
        onClick={() => setOpen(true)}
      >
        {translate('conversations.write.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WriteTextDialog who={who} onClose={() => setOpen(false)} onSent={stay} />
        </Suspense>
      )}
    </>
  );
}
