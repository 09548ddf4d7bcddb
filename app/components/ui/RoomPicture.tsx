import roomDay from './room-day.webp';
import roomNight from './room-night.webp';

/** A room with an empty wall, in dark mode by night: an ornament. */
export function RoomPicture({className = ''}: {className?: string}) {
  return (
    <>
      <Room url={roomDay} className={`${className} dark:hidden`} />
      <Room url={roomNight} className={`${className} hidden dark:block`} />
    </>
  );
}

function Room({url, className}: {url: string; className: string}) {
  return (
    <img
      src={url}
      alt=""
      width={1600}
      height={1600}
      // Only what is shown is loaded, and from tablets on it is the largest paint of its pages.
      loading="lazy"
      {...{fetchpriority: 'high'}}
      decoding="async"
      className={className}
    />
  );
}
