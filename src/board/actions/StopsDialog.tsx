import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import type { SIZES } from '../../ui/theme/tokens';
import { AboutStop } from './AboutStop';
import { ActionDialog } from './ActionDialog';
import type { Stops, StopsVerb } from './deliveryAction';
import { stopWords } from './stopNames';
import type { useStopsCommand } from './useStopsCommand';

interface StopsDialogProps {
  /** Sharing has its own dialog, whose button label depends on the channel. */
  verb: Exclude<StopsVerb, 'share'>;
  stops: Stops;
  width: keyof typeof SIZES.modal;
  /** Replaces the default `actions.<verb>.title` or `.sentence`. */
  title?: string;
  sentence?: ReactNode;
  isDanger?: boolean;
  isBlocked?: boolean;
  hasForms?: boolean;
  command: ReturnType<typeof useStopsCommand>['command'];
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The dialog of a verb, for one stop or several: title, sentence and both buttons come from `actions.<verb>`. */
export function StopsDialog({ verb, stops, title, sentence, ...frame }: StopsDialogProps) {
  const translate = useT();
  const words = stopWords(stops, translate);
  const [first] = stops;
  return (
    <ActionDialog
      {...frame}
      title={title ?? translate(`actions.${verb}.title`, words)}
      sentence={
        <>
          <AboutStop stops={stops} />
          {sentence ?? translate(`actions.${verb}.sentence`, words)}
        </>
      }
      verb={translate(`actions.${verb}.verb`, words)}
      keep={translate(`actions.${verb}.keep`, words)}
      // The dialog shows a conflict of one stop; for several, the result tray shows each.
      event={stops.length === 1 ? first.event : undefined}
      zone={first.manifest?.time_zone}
    />
  );
}
