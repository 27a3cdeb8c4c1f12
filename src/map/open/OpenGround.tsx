import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../providers/LanguageProvider';
import { useMode } from '../../ui/theme/useMode';
import type { MapEngineProps } from '../mapEngine';
import { openArchive } from './archive';
import { createOpenEngine, type OpenEngine } from './openEngine';
import { openStyle } from './openStyle';
import type { DrawnGround } from './useMapGround';
import styles from '../map.module.css';

interface OpenGroundProps extends MapEngineProps {
  ground: DrawnGround;
}

/** The open map: MapLibre with the file of streets, or with outlines alone. */
export default function OpenGround({ ground, ...props }: OpenGroundProps) {
  const container = useRef<HTMLDivElement | null>(null);
  const still = useRef<HTMLCanvasElement | null>(null);
  const moving = useRef<HTMLCanvasElement | null>(null);
  const engine = useRef<OpenEngine | null>(null);
  const [mode] = useMode();
  const language = useLanguage();
  const { file, outlines } = ground;
  const latest = useRef<MapEngineProps>(props);
  useEffect(() => {
    latest.current = props;
  });
  const streets = file && openArchive(file);
  const style = useEffectEvent(() => openStyle({ mode, language, outlines, streets }));

  useEffect(() => {
    const element = container.current;
    if (!element || !still.current || !moving.current) return undefined;
    let opened: OpenEngine;
    try {
      opened = createOpenEngine({
        container: element,
        canvases: { still: still.current, moving: moving.current },
        style: style(),
        props: () => latest.current,
      });
    } catch {
      // Without WebGL the list says what the map would show.
      latest.current.onFail();
      return undefined;
    }
    engine.current = opened;
    latest.current.onReady(opened);
    return () => {
      engine.current = null;
      latest.current.onReady(null);
      opened.destroy();
    };
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    engine.current?.setStyle(style());
    engine.current?.recolor();
  }, [mode, language, streets, outlines]);

  return (
    <>
      <div ref={container} className={styles.ground} />
      <canvas ref={still} className={styles.above} aria-hidden="true" />
      <canvas ref={moving} className={styles.above} aria-hidden="true" />
    </>
  );
}
