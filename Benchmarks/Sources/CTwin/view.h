/* What an app has written, and where that leaves its view: ViewState and Settled. */
#ifndef CTWIN_VIEW_H
#define CTWIN_VIEW_H

#include "geometry.h"

typedef struct {
    const CTwinEnvironment *environment;
    CTwinInsets content_inset, indicator_insets;
    double offset_x, offset_y;
    double bottom_constraint, translation_y;
    bool is_docked;
    CTwinRect docked;
} View;

typedef struct {
    CTwinInsets content, indicators;
    double lowest_line;
} Settled;

static inline bool adds_system_inset(const View *view) {
    return view->environment->adjustment == CTWIN_ADJUSTS_ADJUSTED_CONTENT_INSET;
}

/* Few containers make room; inlined, it would be half of every strategy's loop. */
static __attribute__((noinline)) double height_under_docked(
    const CTwinEnvironment *e, const CTwinRect *keyboard) {
    CTwinRect frame = view_on_screen(e);
    if (!(max_x(*keyboard) > frame.x && keyboard->x < max_x(frame))) return 0;
    return larger(0, max_y(frame) - larger(frame.y, keyboard->y));
}

/* With the keyboard's part, where the container makes room for it. */
static inline CTwinInsets including(const View *view, CTwinInsets inset) {
    if (!view->environment->adjusts_for_keyboard || !view->is_docked) return inset;
    inset.bottom = larger(inset.bottom, height_under_docked(view->environment, &view->docked));
    return inset;
}

static inline CTwinInsets system_inset(const View *view) {
    return including(view, view->environment->system_inset);
}

static inline CTwinInsets indicator_system_inset(const View *view) {
    return including(view, view->environment->indicator_system_inset);
}

static inline CTwinInsets adjusted_content_inset(const View *view) {
    return adds_system_inset(view) ? add(view->content_inset, system_inset(view))
                                   : view->content_inset;
}

static inline CTwinInsets adjusted_indicator_insets(const View *view) {
    return adds_system_inset(view) ? add(view->indicator_insets, indicator_system_inset(view))
                                   : view->indicator_insets;
}

static inline View view_before_keyboard(
    const CTwinEnvironment *e, CTwinInsets base, CTwinInsets indicator_base, double padding) {
    View view = {e, base, indicator_base, 0, 0, padding, 0, false, ZERO_RECT};
    if (e->adjustment == CTWIN_ADJUSTS_CONTENT_INSET) {
        view.content_inset = add(base, e->system_inset);
        view.indicator_insets = add(indicator_base, e->indicator_system_inset);
    }
    CTwinInsets adjusted = adjusted_content_inset(&view);
    view.offset_x = -adjusted.left;
    view.offset_y = -adjusted.top;
    return view;
}

/* Lets the system's part of the insets follow a change of environment or keyboard. */
static __attribute__((noinline)) void adapt(
    View *view, const CTwinEnvironment *next, bool is_docked, CTwinRect docked) {
    bool is_resting = view->offset_y == -adjusted_content_inset(view).top;
    CTwinInsets content = system_inset(view), indicators = indicator_system_inset(view);
    view->environment = next;
    view->is_docked = is_docked;
    view->docked = docked;
    if (!adds_system_inset(view)) {
        view->content_inset = add(view->content_inset, subtract(system_inset(view), content));
        view->indicator_insets =
            add(view->indicator_insets, subtract(indicator_system_inset(view), indicators));
    }
    if (is_resting) view->offset_y = -adjusted_content_inset(view).top;
}

static inline void lay_out(View *view, const CTwinEnvironment *next) {
    adapt(view, next, view->is_docked, view->docked);
}

static inline void move_keyboard(View *view, bool is_docked, CTwinRect docked) {
    if (view->environment->adjusts_for_keyboard) {
        adapt(view, view->environment, is_docked, docked);
    } else {
        view->is_docked = is_docked;
        view->docked = docked;
    }
}

static inline CTwinRect bounds(const View *view) {
    return (CTwinRect){
        view->offset_x, view->offset_y, view->environment->view.width,
        view->environment->view.height};
}

static inline CTwinRect convert(const View *view, CTwinRect r, Space source, Space target) {
    if (source == target) return r;
    const CTwinEnvironment *e = view->environment;
    CTwinRect lifted = lift(e, r, source, view->offset_x, view->offset_y);
    return lower(e, lifted, target, view->offset_x, view->offset_y);
}

static inline Settled settled(const View *view) {
    CTwinRect frame = view_on_screen(view->environment);
    return (Settled){
        adjusted_content_inset(view), adjusted_indicator_insets(view),
        max_y(frame) - view->environment->obstruction.bottom - view->bottom_constraint
            + view->translation_y};
}

#endif
