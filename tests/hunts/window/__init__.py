"""A random walk over the window: what a person may do (`steps`), what must hold (`checks`), how it is run (`runs`)."""
