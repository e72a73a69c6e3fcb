/** Attributes of an image: the picture of the first screen comes before all others, the rest once they are near. */
export const pictureLoading = (isOnFirstScreen: boolean) =>
  isOnFirstScreen ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
