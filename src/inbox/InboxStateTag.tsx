import DoneIcon from '@mui/icons-material/CheckCircleOutline';
import DismissedIcon from '@mui/icons-material/BlockOutlined';
import LotIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import MergedIcon from '@mui/icons-material/CallMergeOutlined';
import ProblemIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ReadyIcon from '@mui/icons-material/CheckOutlined';
import type { InboxEntry } from '../domain/imports/inboxView';
import { useT } from '../i18n/useT';
import { ToneTag } from '../ui/ToneTag';

/** State of an order; while open, whether it is ready or its number of problems. */
export function InboxStateTag({ entry }: { entry: InboxEntry }) {
  const translate = useT();
  const word = translate(`inbox.states.${entry.state}`);
  switch (entry.state) {
    case 'done':
      return <ToneTag tone="green" icon={DoneIcon} word={word} />;
    case 'in_lot':
      return <ToneTag tone="accent" icon={LotIcon} word={word} />;
    case 'dismissed':
      return <ToneTag tone="grey" icon={DismissedIcon} word={word} />;
    case 'merged':
      return <ToneTag tone="grey" icon={MergedIcon} word={word} />;
    case 'open': {
      const count = Object.keys(entry.problems).length;
      return count === 0 ? (
        <ToneTag tone="green" icon={ReadyIcon} word={translate('inbox.ready')} />
      ) : (
        <ToneTag tone="red" icon={ProblemIcon} word={translate('inbox.problems', { smart_count: count })} />
      );
    }
  }
}
