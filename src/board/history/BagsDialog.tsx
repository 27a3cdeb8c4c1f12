import { Button, DialogActions, DialogContent, DialogTitle, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import type { RunDialogProps } from '../actions/runAction';
import { BagList } from './BagList';
import textStyles from '../../ui/theme/text.module.css';

const KINDS = ['picked_up', 'returns'] as const;
const WORDS = { picked_up: 'pickedUp', returns: 'returns' } as const;

/** Multiple deliveries details (spec §2): what a run picked up and returned, with attachments. */
export default function BagsDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('picked_up');
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="bags-title">
      <DialogTitle id="bags-title">{translate('proof.bags.title', { run: manifest.name })}</DialogTitle>
      <DialogContent>
        <p className={textStyles.quiet}>{translate('proof.bags.sentence')}</p>
        <Tabs value={kind} onChange={(_, next: (typeof KINDS)[number]) => setKind(next)}>
          {KINDS.map((one) => (
            <Tab
              key={one}
              value={one}
              id={`bags-${one}`}
              aria-controls="bags-panel"
              label={translate(`proof.bags.${WORDS[one]}`)}
            />
          ))}
        </Tabs>
        <div role="tabpanel" id="bags-panel" aria-labelledby={`bags-${kind}`}>
          <BagList key={kind} manifestId={manifest.id} zone={manifest.time_zone} question={{ kind }} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('proof.bags.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
