/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { TrackingView } from '../domain/stops/trackingView';
import type { Language } from '../domain/wire/languages';
import type Requests from './requests/Requests';

interface Props {
  token: string;
  view: TrackingView;
  language: Language;
  onSent: () => void;
}

/** The forms come after the state of the delivery, which most people look at alone. */
export function LazyRequests(props: Props) {
  const [Loaded, setLoaded] = useState<{ View: typeof Requests } | null>(null);
  const isAsked = props.view.requests !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    import('./requests/Requests').then(
      ({ default: View }) => {
        if (!isOver) setLoaded({ View });
      },
      () => {
        // Without a connection the page says so; with the next visit the forms come.
      },
    );
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return Loaded && <Loaded.View {...props} />;
}
