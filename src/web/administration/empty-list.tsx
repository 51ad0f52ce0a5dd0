/** Nothing in a list: that it is so, and what would be there. */
export function EmptyList({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="mx-auto max-w-md py-12 text-center">
      <p role="status" className="font-semibold text-lg">
        {title}
      </p>
      <p className="mt-1 text-muted">{text}</p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
