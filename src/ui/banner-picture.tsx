interface BannerPictureProps {
  /** Address without width and extension. */
  image: string;
  className?: string | undefined;
  /** True in a page's head, where it's larger than on a card. */
  isWide?: boolean;
  /** True on the first screen, where it loads immediately. */
  isFirst?: boolean;
}

/** A banner as decoration; it loads once it's near the screen. */
export const BannerPicture = ({ image, className, isWide, isFirst }: BannerPictureProps) => (
  <picture className={className}>
    <source
      type="image/avif"
      srcSet={(isWide ? [480, 800, 1200] : [480, 800])
        .map((width) => `${image}/${width}.avif ${width}w`)
        .join(",")}
      sizes={isWide ? "(min-width:768px) 1100px,100vw" : "(min-width:640px) 400px,100vw"}
    />
    <img
      src={`${image}/480.webp`}
      width={1200}
      height={480}
      alt=""
      loading={isFirst ? undefined : "lazy"}
      decoding="async"
    />
  </picture>
);
