import { dismissToast, toast, toasts } from '@cursiv/shared-platform/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster.tsx';

const show = () => render(<Toaster label="Messages" closeLabel="Close" />);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => {
      for (const { id } of toasts.list()) dismissToast(id);
    });
    jest.useRealTimers();
  });

  it('announces a message in a region that was there before it', () => {
    show();
    const region = screen.getByRole('status', { name: 'Messages' });
    act(() => toast('Profile saved', { tone: 'success' }));
    expect(region).toHaveTextContent('Profile saved');
  });

  it('lets good news leave on its own and bad news stay', () => {
    show();
    act(() => {
      toast('Profile saved', { tone: 'success' });
      toast('Could not save', { tone: 'danger' });
    });
    pass(6000);
    expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
    expect(screen.getByText('Could not save')).toBeInTheDocument();
  });

  it('waits while someone points at the message', () => {
    show();
    act(() => toast('Course archived'));
    fireEvent.pointerEnter(screen.getByText('Course archived'));
    pass(60_000);
    expect(screen.getByText('Course archived')).toBeInTheDocument();
  });

  it('does the offered action and goes away', () => {
    const undo = jest.fn();
    show();
    act(() => toast('Course archived', { action: { label: 'Undo', onSelect: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Course archived')).not.toBeInTheDocument();
  });

  it('shows a repeated message once', () => {
    show();
    act(() => {
      toast('Saved');
      toast('Saved');
    });
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });
});
