import roomDay from './room-day.webp';
import roomNight from './room-night.webp';

interface Room {
  day: string;
  night: string;
  width: number;
  height: number;
}

const EMPTY_WALL: Room = {
  day: roomDay,
  night: roomNight,
  width: 1440,
  height: 1440,
};

interface Props {
  room?: Room;
  className?: string;
}

/** A room, with an empty wall if none is given, in dark mode by night: an ornament. */
export function RoomPicture({room = EMPTY_WALL, className = ''}: Props) {
  const {day, night, ...size} = room;
  return (
    <>
      <Picture url={day} {...size} className={`${className} dark:hidden`} />
      <Picture
        url={night}
        {...size}
        className={`${className} hidden dark:block`}
      />
    </>
  );
}

interface PictureProps {
  url: string;
  width: number;
  height: number;
  className: string;
}

function Picture({url, width, height, className}: PictureProps) {
  return (
    <img
      src={url}
      alt=""
      width={width}
      height={height}
      // Only what is shown is loaded, and from tablets on it is the largest paint of its pages.
      loading="lazy"
      {...{fetchpriority: 'high'}}
      decoding="async"
      className={className}
    />
  );
}
