interface BannerPictureProps {
  /** Address without width and extension. */
  image: string;
  className?: string | undefined;
}

/** A banner as decoration; it loads once it's near the screen. */
export const BannerPicture = ({ image, className }: BannerPictureProps) => (
  <picture className={className}>
    <source
      type="image/avif"
      srcSet={`${image}/480.avif 480w,${image}/800.avif 800w`}
      sizes="(min-width:640px) 400px,100vw"
    />
    <img src={`${image}/480.webp`} width={1200} height={480} alt="" loading="lazy" decoding="async" />
  </picture>
);
